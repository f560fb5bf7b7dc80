import SwiftSyntax

extension HandlerType {
    /// What the handler's arguments mean, and what the async function returns and throws.
    ///
    /// The table is that of SE-0297 and of the compiler's own refactoring.
    package var reading: (shape: HandlerShape, outcome: AsyncOutcome) {
        let types = parameters.map(\.withoutSpecifiers)
        if types.isEmpty || (types.count == 1 && types[0].isVoid) {
            return (.done, AsyncOutcome(values: [], failure: .never))
        }
        if types.count == 1, let result = names.resultArguments(of: types[0]) {
            return (.result, outcome(ofSuccess: result[0], failure: result[1]))
        }
        if let last = types.last, let error = last.optionalWrapped, isError(error) {
            return Self.readingWithError(Array(types.dropLast()))
        }
        return (.values, AsyncOutcome(values: types.map(\.trimmedDescription), failure: .never))
    }

    private func outcome(ofSuccess success: TypeSyntax, failure: TypeSyntax) -> AsyncOutcome {
        AsyncOutcome(
            values: success.isVoid ? [] : [success.trimmedDescription],
            failure: failure.trimmedDescription == "Never"
                ? .never : names.isAnyError(failure) ? .any : .typed(failure.trimmedDescription)
        )
    }

    /// Of values before an optional error, all optional ones are there unless there is an error.
    private static func readingWithError(_ values: [TypeSyntax]) -> (HandlerShape, AsyncOutcome) {
        let outcome = AsyncOutcome(
            values: values.map { ($0.optionalWrapped ?? $0).trimmedDescription }, failure: .any)
        if values.isEmpty { return (.errorOrDone, outcome) }
        let hasOptional = values.contains { $0.optionalWrapped != nil }
        return (hasOptional ? .optionalValuesOrError : .valuesOrError, outcome)
    }
}
