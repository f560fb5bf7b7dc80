import OnceoverSource

extension DeclaredNames {
    /// The text between the braces of each protocol that the text declares. Nothing there has a body.
    ///
    /// - Complexity: O(bytes), at the speed of `memchr` where no protocol is declared.
    package static func protocolBodies(in words: WordSearch) -> [Range<Int>] {
        words.places(of: "protocol ").filter { isDeclaration(at: $0, in: words) }.map(words.braced)
    }

    /// Whether only modifiers and attributes stand before it on the line: the word is frequent in comments.
    private static func isDeclaration(at offset: Int, in words: WordSearch) -> Bool {
        words.text(in: words.lineStart(before: offset)).split(separator: " ").allSatisfy { word in
            word.hasPrefix("@") || modifiers.contains(word)
        }
    }

    private static let modifiers: Set<Substring> = [
        "public", "internal", "private", "fileprivate", "open", "package", "nonisolated",
    ]
}
