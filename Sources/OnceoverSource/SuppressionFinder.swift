import OnceoverDiagnostics
import SwiftSyntax

extension SourceFile {
    /// The suppressions of the file, in its order. Only comments count: a string that looks like one is a string.
    package var suppressions: [Suppression] {
        guard words.contains(Suppression.marker) else { return [] }
        var found: [Suppression] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = token.endPositionBeforeTrailingTrivia.utf8Offset
            found += suppressions(in: token.leadingTrivia, at: token.position.utf8Offset, for: lines.line(of: start))
            // The parser gives a comment to the code before it where they share a line.
            found += suppressions(in: token.trailingTrivia, at: end, for: lines.line(of: end))
        }
        return found
    }

    /// `line` is that of the code which the comments belong to.
    private func suppressions(in trivia: Trivia, at start: Int, for line: Int) -> [Suppression] {
        var found: [Suppression] = []
        var offset = start
        for piece in trivia {
            let end = offset + piece.sourceLength.utf8Length
            if case .lineComment(let comment) = piece {
                let location = location(of: offset..<end)
                if let one = Suppression(comment: comment, line: line, location: location) { found.append(one) }
            }
            offset = end
        }
        return found
    }
}
