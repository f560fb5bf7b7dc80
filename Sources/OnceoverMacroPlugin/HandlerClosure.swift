import OnceoverSignatures

/// The closure that takes the place of a completion handler, and answers a `continuation`.
struct HandlerClosure {
    let handler: CompletionHandler

    init(_ handler: CompletionHandler) { self.handler = handler }

    /// The closure for the handler at an index of `handler.positions`.
    func text(_ index: Int) -> String {
        switch handler.shape {
        case .done: "{ \(ignoredVoid)continuation.resume() }"
        case .values: answer
        case .result: "{ continuation.resume(with: $0) }"
        case .errorOrDone: "{ continuation.resume(throwing: $0) }"
        case .optionalValuesOrError: optionalValuesOrError
        case .valuesOrError: valuesOrError
        case .successFailurePair: index == 0 ? answer : "{ continuation.resume(throwing: $0) }"
        }
    }

    /// A handler of one `Void` argument has to take it.
    private var ignoredVoid: String { handler.types[0].parameters.isEmpty ? "" : "_ in " }

    private var answer: String {
        switch handler.types[0].parameters.filter({ !$0.isVoid }).count {
        case 0: "{ \(ignoredVoid)continuation.resume() }"
        case 1: "{ continuation.resume(returning: $0) }"
        default: "{ continuation.resume(returning: (\(names.map { "$\($0)" }.joined(separator: ", ")))) }"
        }
    }

    private var names: Range<Int> { 0..<handler.outcome.values.count }

    /// All optional values have to be there for an answer.
    private var optionalValuesOrError: String {
        if names.count == 1 { return "{ continuation.resume(returning: $0, throwing: $1) }" }
        let values = names.map { "value\($0)" }
        let optional = zip(values, handler.types[0].parameters).filter { $1.optionalWrapped != nil }.map { $0.0 }
        return """
            { \(values.joined(separator: ", ")), error in
            if \(optional.map { "let \($0)" }.joined(separator: ", ")) {
            continuation.resume(returning: (\(values.joined(separator: ", "))), throwing: error)
            } else {
            continuation.resume(returning: nil, throwing: error)
            }
            }
            """
    }

    private var valuesOrError: String {
        let values = names.map { "value\($0)" }.joined(separator: ", ")
        return """
            { \(values), error in
            if let error {
            continuation.resume(throwing: error)
            } else {
            continuation.resume(returning: \(names.count == 1 ? values : "(\(values))"))
            }
            }
            """
    }
}
