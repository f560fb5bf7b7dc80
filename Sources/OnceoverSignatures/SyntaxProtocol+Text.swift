import SwiftSyntax

extension SyntaxProtocol {
    /// The text without the trivia around it: what the library's `trimmedDescription` is, which copies the tree first and
    /// takes ten times as long. Targets that ask it of many nodes give it that name for themselves.
    package var ownText: String {
        let text = description
        let start = text.utf8.index(text.startIndex, offsetBy: leadingTriviaLength.utf8Length)
        let end = text.utf8.index(text.endIndex, offsetBy: -trailingTriviaLength.utf8Length)
        return String(text[start..<end])
    }

    var trimmedDescription: String { ownText }
}
