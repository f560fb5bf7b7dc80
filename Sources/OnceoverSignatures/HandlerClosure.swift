/// The closure that takes the place of a completion handler, and answers a continuation.
package struct HandlerClosure {
    package let handler: CompletionHandler
    package var bridge = ContinuationBridge.once
    /// The continuation's name.
    package var continuation = "continuation"
    /// What the continuation can be answered with; wider than the handler's own where the function throws by itself.
    package var failure: Failure
    /// One level of indentation.
    package var unit = ""

    package init(_ handler: CompletionHandler) {
        self.handler = handler
        failure = handler.outcome.failure
    }

    /// The closure for the handler at an index of `handler.positions`. It may be several lines.
    package func text(_ index: Int = 0) -> String {
        switch handler.shape {
        case .done: "{ \(ignoredVoid)\(continuation).resume() }"
        case .values: answer
        case .result: result
        case .errorOrDone: errorOrDone
        case .optionalValuesOrError: optionalValuesOrError
        case .valuesOrError: valuesOrError
        case .successFailurePair: index == 0 ? answer : "{ \(continuation).resume(throwing: $0) }"
        }
    }

    /// A handler of one `Void` argument has to take it.
    private var ignoredVoid: String { handler.types[0].parameters.isEmpty ? "" : "_ in " }
    private var isOnce: Bool { bridge == .once }

    private var answer: String {
        switch handler.types[0].parameters.filter({ !$0.isVoid }).count {
        case 0: "{ \(ignoredVoid)\(continuation).resume() }"
        case 1: "{ \(continuation).resume(returning: $0) }"
        default: "{ \(continuation).resume(returning: (\(names.map { "$\($0)" }.joined(separator: ", ")))) }"
        }
    }

    private var names: Range<Int> { 0..<handler.outcome.values.count }
    private var values: [String] { names.count == 1 ? ["value"] : names.map { "value\($0)" } }

    /// A `Result` of the exact error type can be handed on, and a checked continuation takes one of any.
    private var result: String {
        switch (handler.outcome.failure, failure) {
        case (.typed, .typed) where !isOnce: "{ \(continuation).resume(returning: $0) }"
        case (.typed, .any) where isOnce, (.never, .any) where isOnce:
            "{ \(continuation).resume(with: $0.mapError { $0 as \(handler.types[0].names.anyError) }) }"
        default: "{ \(continuation).resume(with: $0) }"
        }
    }

    private var errorOrDone: String {
        if isOnce { return "{ \(continuation).resume(throwing: $0) }" }
        return choice(["error"], "let error", "\(continuation).resume(throwing: error)", "\(continuation).resume()")
    }

    /// All optional values have to be there for an answer.
    private var optionalValuesOrError: String {
        if isOnce, names.count == 1 { return "{ \(continuation).resume(returning: $0, throwing: $1) }" }
        let optional = zip(values, handler.types[0].parameters).filter { $1.optionalWrapped != nil }.map { $0.0 }
        let answer = "returning: \(tuple)"
        let failing = isOnce ? "returning: nil, throwing: error" : "throwing: error ?? \(neither)"
        return choice(
            values + ["error"], optional.map { "let \($0)" }.joined(separator: ", "),
            "\(continuation).resume(\(answer)\(isOnce ? ", throwing: error" : ""))",
            "\(continuation).resume(\(failing))")
    }

    private var valuesOrError: String {
        choice(
            values + ["error"], "let error", "\(continuation).resume(throwing: error)",
            "\(continuation).resume(returning: \(tuple))")
    }

    private var tuple: String {
        values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
    }

    private var neither: String {
        if case .checked(let neither) = bridge { neither } else { "" }
    }

    private func choice(_ parameters: [String], _ condition: String, _ one: String, _ other: String) -> String {
        """
        { \(parameters.joined(separator: ", ")) in
        \(unit)if \(condition) {
        \(unit)\(unit)\(one)
        \(unit)} else {
        \(unit)\(unit)\(other)
        \(unit)}
        }
        """
    }
}
