import OnceoverDiagnostics
import SwiftParser
import SwiftSyntax

/// A parsed file. Parsing never fails: a file with syntax errors holds what could be parsed.
///
/// Files are best parsed on a `DeepStack`, and only when the `NestingGuard` has nothing against it.
package struct SourceFile: Sendable {
    package let path: String
    package let tree: SourceFileSyntax
    package let lines: LineTable
    /// Those of its guests, too.
    package let words: WordSearch
    /// Its own.
    package let text: SourceText
    package let standing: Standing
    /// The other files that are joined to it.
    private let guests: [Guest]

    package init(_ text: SourceText) {
        self.text = text
        path = text.path
        standing = text.standing
        guests = []
        tree = text.bytes.withUnsafeBufferPointer { bytes in
            // The parser's own limit is 20 in its debug build, which real code reaches.
            Parser.parse(source: bytes, maximumNestingLevel: NestingGuard.deepest)
        }
        lines = LineTable(text.bytes)
        words = WordSearch(text)
    }

    /// - Parameter bytes: what the tree was made of: the text, and behind it the guests.
    init(_ text: SourceText, _ tree: SourceFileSyntax, of bytes: [UInt8], _ guests: [Guest]) {
        (path, standing, self.text, self.tree, self.guests) = (text.path, text.standing, text, tree, guests)
        lines = LineTable(bytes)
        words = WordSearch(text.holding(bytes).indexed)
    }

    package init(path: String, text: String) {
        self.init(SourceText(path: path, text: text))
    }

    /// The place of a node, without the trivia around it.
    package func location(of node: some SyntaxProtocol) -> Location {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return location(of: start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// The place of a range of 0-based UTF-8 offsets. A place in a guest has the path and the line of the guest.
    package func location(of range: Range<Int>) -> Location {
        let guest = guests.last { $0.start <= range.lowerBound }
        return lines.location(of: range, in: guest?.path ?? path, from: guest?.start ?? 0)
    }

    /// Whether other files are joined to it.
    package var hasGuests: Bool { !guests.isEmpty }

    /// Whether something stands in the file itself, and not in another that is joined to it.
    package func owns(_ offset: Int) -> Bool { guests.first.map { offset < $0.start } ?? true }
}
