import OnceoverControlFlow

/// Facts in the words that files tell each other. Which case a value is has none: each graph numbers its cases itself.
extension Fact {
    private static let words: [(Fact, String)] = [
        (.boolean(true), "true"), (.boolean(false), "false"), (.isNil(true), "nil"), (.isNil(false), "some"),
    ]

    var word: String? { Self.words.first { $0.0 == self }?.1 }

    init?(word: Substring) {
        guard let known = Self.words.first(where: { $0.1 == word }) else { return nil }
        self = known.0
    }
}
