import OnceoverDiagnostics
import OnceoverSource
import SwiftSyntax

/// A range of 0-based UTF-8 offsets in the file that a graph was built from.
package struct Site: Hashable, Sendable {
    package let start: Int32
    package let end: Int32

    package init(start: Int, end: Int) {
        self.start = Int32(start)
        self.end = Int32(max(start, end))
    }

    /// The text of a node, without the trivia around it.
    package init(_ node: some SyntaxProtocol) {
        self.init(
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: node.endPositionBeforeTrailingTrivia.utf8Offset
        )
    }

    package var range: Range<Int> { Int(start)..<Int(end) }
}

extension SourceFile {
    package func location(of site: Site) -> Location { location(of: site.range) }
}
