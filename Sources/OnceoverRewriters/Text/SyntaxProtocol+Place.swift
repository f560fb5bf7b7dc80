import SwiftSyntax

extension SyntaxProtocol {
    /// Its bytes, without the comments and spaces around it.
    var trimmedBytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The 0-based offset behind the node and what is on its last line, where that is but a comment; else behind the node.
    var endOfLine: Int {
        let end = endPosition.utf8Offset
        guard let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) else { return end }
        let isLast = next.leadingTrivia.first.map { $0.isNewline } ?? (next.tokenKind == .endOfFile)
        return isLast ? end - trailingTrivia.endingWhiteSpace : endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The 0-based offsets of a declaration with its documentation, the empty lines above and the rest of its last line.
    /// Another comment above it stays.
    var ownRange: Range<Int> {
        let pieces = leadingTrivia.pieces
        let kept = pieces.lastIndex(where: \.isPlainComment).map { pieces[...$0] } ?? []
        let start = position.utf8Offset + kept.reduce(0) { $0 + $1.sourceLength.utf8Length }
        return start..<endOfLine
    }

    /// Whether an empty line, or the end of what is around the node, comes next.
    var isFollowedByGap: Bool {
        guard let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) else { return true }
        switch next.tokenKind {
        case .rightBrace, .poundEndif, .poundElse, .poundElseif, .endOfFile: return true
        default: return next.leadingTrivia.startsWithEmptyLine
        }
    }

    /// Which branch of an `#if` the node is in, as a text that differs from branch to branch.
    var conditionalClause: String {
        var node = Syntax(self)
        while let parent = node.parent {
            if parent.is(IfConfigClauseSyntax.self) { return "#\(parent.position.utf8Offset)" }
            node = parent
        }
        return ""
    }
}

extension TriviaPiece {
    fileprivate var isPlainComment: Bool {
        switch self {
        case .lineComment, .blockComment: true
        default: false
        }
    }
}

extension Trivia {
    /// Whether an empty line comes first.
    var startsWithEmptyLine: Bool {
        var breaks = 0
        for piece in pieces {
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): breaks += count
            case .spaces, .tabs: continue
            default: return breaks > 1
            }
        }
        return breaks > 1
    }

    /// Bytes of white space at its end.
    fileprivate var endingWhiteSpace: Int {
        pieces.reversed().prefix { piece in
            switch piece {
            case .spaces, .tabs: true
            default: false
            }
        }.reduce(0) { $0 + $1.sourceLength.utf8Length }
    }
}
