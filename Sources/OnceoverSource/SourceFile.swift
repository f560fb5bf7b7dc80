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
    package let words: WordSearch
    package let standing: Standing

    package init(_ text: SourceText) {
        path = text.path
        standing = text.standing
        tree = text.bytes.withUnsafeBufferPointer { bytes in
            // The parser's own limit is 20 in its debug build, which real code reaches.
            Parser.parse(source: bytes, maximumNestingLevel: NestingGuard.deepest)
        }
        lines = LineTable(text.bytes)
        words = WordSearch(text)
    }

    package init(path: String, text: String) {
        self.init(SourceText(path: path, text: text))
    }

    /// The place of a node, without the trivia around it.
    package func location(of node: some SyntaxProtocol) -> Location {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return location(of: start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// The place of a range of 0-based UTF-8 offsets.
    package func location(of range: Range<Int>) -> Location { lines.location(of: range, in: path) }
}
