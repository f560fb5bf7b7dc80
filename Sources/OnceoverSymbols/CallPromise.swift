import SwiftSyntax

/// What a doc comment says in words of when a function calls its handler.
package enum CallPromise {
    /// `/// completion will not necessarily be called`, `/// - Parameter completion: called only if the upload succeeds`,
    /// `/// - Parameter completion: The handler for the cancel button`.
    package static func isConditional(_ function: DeclaredFunction) -> Bool {
        saysOfHandler(function) { words in
            calls.contains(where: words.contains) && conditions.contains(where: words.contains)
                || isOfSuccess(words) || isOfChoice(words)
        }
    }

    /// `/// completion will be called every time the position changes`
    package static func isRepeated(_ function: DeclaredFunction) -> Bool {
        saysOfHandler(function) { words in
            calls.contains(where: words.contains) && ["every time", "each time"].contains { words.contains($0) }
        }
    }

    /// Whether one of the lines above a function speaks of a handler and meets a condition.
    private static func saysOfHandler(_ function: DeclaredFunction, where meets: (String) -> Bool) -> Bool {
        let names = function.parameters.filter { $0.shape != .other }.map { $0.name.lowercased() }
        return lines(above: function).contains { line in
            let words = line.lowercased()
            return (names + ["completion", "handler", "callback"]).contains { words.contains($0) } && meets(words)
        }
    }

    /// `Completion handler if the upload was successful`, and no word of what else may be.
    private static func isOfSuccess(_ words: String) -> Bool {
        words.contains("succe") && outcomes.contains(where: words.contains)
            && !["error", "fail", "whether"].contains { words.contains($0) }
    }

    /// The user may choose something else.
    private static func isOfChoice(_ words: String) -> Bool {
        words.contains("handler for") && ["action", "button"].contains(where: words.contains)
    }

    /// Who is called says for which outcome it is.
    private static let outcomes = ["handler", "callback", "closure", "block"].flatMap { kind in
        ["if", "when", "on success"].map { "\(kind) \($0)" }
    }

    private static let calls = ["call", "execut", "invoked"]

    private static let conditions = [
        "not necessarily", "only if", "only when", "may not be called", "might not be called", "will not be called",
        "won't be called", "is not called if", "is not called when", "never called if", "never called when",
        "executed if", "once the user", "when the user", "if the user",
    ]

    /// The comment above a function, line by line.
    package static func lines(above function: DeclaredFunction) -> [String] {
        guard let declaration = function.nameToken.parent else { return [] }
        return declaration.leadingTrivia.flatMap { piece -> [String] in
            switch piece {
            case .docLineComment(let text), .lineComment(let text): [text]
            case .docBlockComment(let text), .blockComment(let text): text.split(separator: "\n").map(String.init)
            default: []
            }
        }
    }
}
