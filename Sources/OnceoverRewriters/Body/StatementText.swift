import OnceoverDiagnostics
import SwiftSyntax

/// New or old statements as text: lines that start at no indentation, without a line break at the end.
struct StatementText: Equatable {
    var text: String
    /// Whether an empty line is in front of it.
    var hasGap = false
    /// Whether it is a continuation around statements that stay as they are.
    var isContinuation = false

    init(_ text: String, hasGap: Bool = false) {
        self.text = text
        self.hasGap = hasGap
    }

    /// A node as it is written, with the comments above it and behind it, and some edits made in it.
    ///
    /// - Parameter edits: with offsets in the file.
    init(_ node: some SyntaxProtocol, edits: [TextEdit] = []) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let moved = edits.map {
            TextEdit($0.range.lowerBound - start..<$0.range.upperBound - start, with: $0.replacement)
        }
        let bytes = moved.applied(to: Array(node.trimmedDescription.utf8))
        let code = String(decoding: bytes, as: UTF8.self).dedented(from: node.lineIndentation)
        self.init(node.leadingComments + code + node.trailingComment, hasGap: node.leadingTrivia.startsWithEmptyLine)
    }
}

extension [StatementText] {
    /// All of them, one below the other.
    var joined: String {
        enumerated().map { ($0.offset > 0 && $0.element.hasGap ? "\n" : "") + $0.element.text }.joined(separator: "\n")
    }
}

extension SyntaxProtocol {
    /// The comments above a node, each on lines of its own, with a line break behind the last.
    var leadingComments: String { leadingTrivia.comments.map { $0.dedented(from: lineIndentation) + "\n" }.joined() }

    /// The comment behind a node on its line, with a space in front.
    var trailingComment: String { trailingTrivia.comments.map { "  " + $0 }.joined() }
}

extension Trivia {
    var comments: [String] {
        pieces.compactMap { piece in
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                text
            default: nil
            }
        }
    }
}

extension String {
    /// Without an indentation at the start of each line but the first. Line breaks are LF.
    ///
    /// A literal of several lines keeps its meaning: where one of its lines has less, all lines stay as they are.
    func dedented(from indentation: String) -> String {
        let lines = split(omittingEmptySubsequences: false) { $0.isNewline }
        let isWhole = lines.dropFirst().allSatisfy { $0.hasPrefix(indentation) || $0.allSatisfy(\.isWhitespace) }
        if !isWhole && contains("\"\"\"") { return lines.joined(separator: "\n") }
        return lines.enumerated().map { index, line in
            index > 0 && line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line
        }.joined(separator: "\n")
    }
}
