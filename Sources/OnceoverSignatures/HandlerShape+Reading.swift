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
            return reading(Array(types.dropLast()), error)
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

    /// Of values before an optional error, all optional ones are there unless there is an error. Where all may be nil, neither
    /// may come, for which an error type of its own has no word.
    private func reading(_ values: [TypeSyntax], _ error: TypeSyntax) -> (HandlerShape, AsyncOutcome) {
        let names = values.map { ($0.optionalWrapped ?? $0).trimmedDescription }
        let hasOptional = values.contains { $0.optionalWrapped != nil }
        let outcome = AsyncOutcome(values: names, failure: hasOptional ? .any : failure(error))
        if values.isEmpty { return (.errorOrDone, outcome) }
        return (hasOptional ? .optionalValuesOrError : .valuesOrError, outcome)
    }
}
