import OnceoverSignatures
import SwiftSyntax

/// What a property holds instead of a handler: a slot of the library, or a continuation of the standard library, which a
/// function takes out before it resumes it.
struct WaitingCall {
    enum Kind {
        case slot
        case continuation
    }

    let kind: Kind
    /// Of the property.
    let name: String
    /// Of the function that takes a continuation out and resumes it.
    let resume: String
    let handler: CompletionHandler
    let unit: String

    init(_ stored: StoredHandler, isPlain: Bool, unit: String, isUsed: (String) -> Bool) {
        kind = isPlain ? .continuation : .slot
        handler = stored.handler
        self.unit = unit
        let stem = stored.property.name.withoutHandlerWord
        name = Self.unused(stem.joined(with: isPlain ? "continuation" : "slot"), isUsed)
        resume = Self.unused("resume" + stem.capitalizedFirst, isUsed)
    }

    private static func unused(_ name: String, _ isUsed: (String) -> Bool) -> String {
        isUsed(name) ? unused(name + "_", isUsed) : name
    }

    private var type: String { handler.outcome.returnType }
    private var endsWithNil: Bool { handler.outcome.failure == .never }
    private var names: StandardNames { handler.types[0].names }

    // MARK: - Answers

    func answer(value: String) -> String {
        switch kind {
        case .slot: value == "()" ? "\(name).resume()" : "\(name).resume(returning: \(value))"
        case .continuation: "\(resume)(with: .success(\(value)))"
        }
    }

    func answer(error: String) -> String {
        switch kind {
        case .slot: "\(name).resume(throwing: \(error))"
        case .continuation: "\(resume)(with: .failure(\(error)))"
        }
    }

    func answer(result: String) -> String {
        switch kind {
        case .slot: "\(name).resume(with: \(result))"
        case .continuation: "\(resume)(with: \(result))"
        }
    }

    /// The call can get no answer any more.
    var end: String {
        if kind == .slot, !endsWithNil { return "\(name).cancelAll()" }
        return endsWithNil ? answer(value: "nil") : answer(error: "CancellationError()")
    }

    /// A callback says that there will be no answer.
    var endAsCancelled: String {
        if endsWithNil || type.hasSuffix("?") { return answer(value: "nil") }
        return answer(error: "CancellationError()")
    }

    func end(error: String) -> String { endsWithNil ? answer(value: "nil") : answer(error: error) }

    // MARK: - Declarations

    /// The property, behind its modifiers.
    var property: String {
        switch kind {
        case .slot: "let \(name) = ContinuationSlot<\(type), \(names.anyError)>(whenBusy: .replace)"
        case .continuation: "var \(name): CheckedContinuation<\(type), \(failure)>?"
        }
    }

    private var failure: String { endsWithNil ? "Never" : names.anyError }

    /// The function that resumes a continuation.
    var function: String? {
        guard kind == .continuation else { return nil }
        return """
            /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
            private func \(resume)(with result: \(names.result)<\(type), \(failure)>) {
            \(unit)let waiting = \(name)
            \(unit)\(name) = nil
            \(unit)waiting?.resume(with: result)
            }
            """
    }

    // MARK: - Waiting

    /// Starts the work, and waits.
    func wait(_ start: String) -> String {
        let returned = handler.outcome.values.isEmpty ? "" : "return "
        switch kind {
        case .slot: return returned + attempt + "\(name).wait" + (start.isEmpty ? "()" : " " + braces(start))
        case .continuation:
            let store = "self.\(name) = continuation" + (start.isEmpty ? "" : "\n" + start)
            let lines = "{ continuation in\n\(store.indented(by: unit))\n}"
            return "\(end)\n\(returned)\(attempt)\(function(endsWithNil)) \(lines)"
        }
    }

    private var attempt: String {
        switch kind {
        case .slot: endsWithNil ? "try? await " : "try await "
        case .continuation: endsWithNil ? "await " : "try await "
        }
    }

    private func function(_ isSafe: Bool) -> String {
        isSafe ? "withCheckedContinuation" : "withCheckedThrowingContinuation"
    }

    private func braces(_ lines: String) -> String {
        lines.contains("\n") || lines.count > 60 || lines.contains("//")
            ? "{\n\(lines.indented(by: unit))\n}" : "{ \(lines) }"
    }
}

extension String {
    /// `capture` for `captureCompletion`; empty where nothing else is said.
    fileprivate var withoutHandlerWord: String {
        let words = ["completionHandler", "completionBlock", "completion", "handler", "callback", "block", "closure"]
        for word in words {
            if self == word { return "" }
            if hasSuffix(word.capitalizedFirst) { return String(dropLast(word.count)) }
        }
        if hasPrefix("on"), let first = dropFirst(2).first, first.isUppercase {
            return first.lowercased() + dropFirst(3)
        }
        return self
    }

    fileprivate func joined(with word: String) -> String { isEmpty ? word : self + word.capitalizedFirst }
}
