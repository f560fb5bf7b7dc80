/// The closure that takes the place of a completion handler, and answers a continuation.
package struct HandlerClosure {
    package let handler: CompletionHandler
    package var bridge = ContinuationBridge.once
    /// The continuation's name.
    package var continuation = "continuation"
    /// What the continuation can be answered with; wider than the handler's own where the function throws by itself.
    package var failure: Failure
    /// Which of a value and an error stands when both come, such as `.value`. Nil: the runtime library's choice.
    package var preference: String?
    /// One level of indentation.
    package var unit = ""
    /// Whether the types of its parameters are written: a generic parameter of the function stands in them alone.
    package var writesTypes = false
    /// Whether a value that it receives is not `Sendable`: only the waiting task gets it.
    package var tellsUnsendable = false
    /// What its parameters are called after. Nil: they are `$0` and `$1` where that will do.
    package var name: String?

    package init(_ handler: CompletionHandler) {
        self.handler = handler
        failure = handler.outcome.failure
    }

    /// The closure for the handler at an index of `handler.positions`. It may be several lines.
    package func text(_ index: Int = 0) -> String {
        if let name { return named(plain(index), index, after: name) }
        let tellsValue = !handler.types[index].tellsErrorAlone && !handler.outcome.values.isEmpty
        return tellsUnsendable && tellsValue && !writesTypes ? sent(index) : plain(index)
    }

    /// With names for its values that say that it is safe to send them.
    private func sent(_ index: Int) -> String {
        let text = plain(index)
        if !text.contains("$0") { return sentInBranch(text) }
        let isPair = handler.shape == .optionalValuesOrError
        let named = handler.shape == .result ? ["result"] : isPair ? values + ["error"] : values
        let call = named.enumerated().reduce(text) { $0.replacing("$\($1.offset)", with: $1.element) }
            .dropFirst(2).dropLast(2)
        let told = isPair || handler.shape != .result ? values : named
        return "{ \(named.joined(separator: ", ")) in\n" + renamed(told, unit, before: unit + call) + "\n}"
    }

    /// The same where the values are only told in a branch: what is unwrapped there has a name of its own.
    private func sentInBranch(_ text: String) -> String {
        let indentation = unit + unit
        let answer = "\(indentation)\(continuation).resume(returning: \(waitsForResult ? ".success(" : "")"
        guard let place = text.firstRange(of: answer)?.lowerBound else { return text }
        return String(text[..<place]) + renamed(values, indentation, before: String(text[place...]))
    }

    /// Several values are sent as one.
    private func renamed(_ names: [String], _ indentation: String, before answer: String) -> String {
        let sent = names.count == 1 ? names[0] : "values"
        let value = names.count == 1 ? names[0] : tuple
        return "\(indentation)// Not `Sendable`, but no other code gets this value.\n"
            + "\(indentation)nonisolated(unsafe) let \(sent) = \(value)\n" + answer.replacing(value, with: sent)
    }

    private func plain(_ index: Int) -> String {
        switch handler.shape {
        case .done: "{ \(ignoredVoid)\(told()) }"
        case .values: answer
        case .result: result
        case .errorOrDone: errorOrDone
        case .optionalValuesOrError: optionalValuesOrError
        case .valuesOrError: valuesOrError
        case .successFailurePair: index == 0 ? answer : "{ \(told(error: "$0")) }"
        }
    }

    /// A handler of one `Void` argument has to take it.
    private var ignoredVoid: String { handler.types[0].parameters.isEmpty ? "" : "_ in " }
    private var isOnce: Bool { bridge == .once }

    /// Whether a continuation of the standard library waits for a result: none of its own throws one type of error.
    private var waitsForResult: Bool {
        if case .typed = failure { return !isOnce && handler.shape != .result }
        return false
    }

    private func told(_ value: String? = nil) -> String {
        if waitsForResult { return "\(continuation).resume(returning: .success(\(value ?? "()")))" }
        return value.map { "\(continuation).resume(returning: \($0))" } ?? "\(continuation).resume()"
    }

    private func told(error: String) -> String {
        waitsForResult
            ? "\(continuation).resume(returning: .failure(\(error)))" : "\(continuation).resume(throwing: \(error))"
    }

    private var answer: String {
        switch handler.types[0].parameters.filter({ !$0.isVoid }).count {
        case 0: "{ \(ignoredVoid)\(told()) }"
        case 1: "{ \(told("$0")) }"
        default: "{ \(told("(\(names.map { "$\($0)" }.joined(separator: ", ")))")) }"
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
        if isOnce, failure == .any { return "{ \(continuation).resume(throwing: $0) }" }
        return choice(["error"], ("let error", told(error: "error")), otherwise: told())
    }

    /// All optional values have to be there for an answer, and no error beside them.
    private var optionalValuesOrError: String {
        if isOnce, names.count == 1 { return "{ \(continuation).resume(returning: $0, throwing: $1\(preferring)) }" }
        let optional = zip(values, handler.types[0].parameters).filter { $1.optionalWrapped != nil }.map { $0.0 }
        let areThere = optional.map { "let \($0)" }.joined(separator: ", ")
        if isOnce {
            return choice(
                values + ["error"],
                (areThere, "\(continuation).resume(returning: \(tuple), throwing: error\(preferring))"),
                otherwise: "\(continuation).resume(returning: nil, throwing: error)")
        }
        let error = ("let error", "\(continuation).resume(throwing: error)")
        let value = (areThere, "\(continuation).resume(returning: \(tuple))")
        let (first, second) = preference == ".value" ? (value, error) : (error, value)
        return choice(
            values + ["error"], first, second, otherwise: "\(continuation).resume(throwing: \(neither))")
    }

    private var preferring: String { preference.map { ", preferring: \($0)" } ?? "" }

    private var valuesOrError: String {
        choice(
            values + ["error"], ("let error", told(error: "error")), otherwise: told(tuple))
    }

    private var tuple: String {
        values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
    }

    private var neither: String {
        if case .checked(let neither) = bridge { neither } else { "" }
    }

    private func choice(
        _ names: [String], _ branches: (condition: String, then: String)..., otherwise: String
    ) -> String {
        let chain = branches.map { "if \($0.condition) {\n\(unit)\(unit)\($0.then)\n\(unit)} else " }.joined()
        return """
            { \(parameters(names)) in
            \(unit)\(chain){
            \(unit)\(unit)\(otherwise)
            \(unit)}
            }
            """
    }

    /// With their types where nothing else tells Swift what a generic function is asked for.
    private func parameters(_ names: [String]) -> String {
        guard writesTypes else { return names.joined(separator: ", ") }
        let typed = zip(names, handler.types[0].function.parameters).map { "\($0): \($1.type.trimmedDescription)" }
        return "(" + typed.joined(separator: ", ") + ")"
    }
}
