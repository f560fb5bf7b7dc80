import SwiftSyntax

/// A place where the parser could not follow the text. What stands around it is still analysed.
package struct SyntaxError: Hashable, Sendable {
    /// 1-based.
    package let line: Int
    /// Lower case, without a final stop.
    package let message: String
}

extension SourceFile {
    /// The first place that the parser could not follow; nil where it followed everything.
    ///
    /// One is enough to say that the file is analysed only as far as it parses: the compiler lists the others better.
    package var firstSyntaxError: SyntaxError? {
        guard tree.hasError else { return nil }
        let finder = FirstErrorFinder(viewMode: .all)
        finder.walk(tree)
        let offset = finder.offset ?? 0
        let line = location(of: offset..<offset).line
        return SyntaxError(line: line, message: tree.hasMaximumNestingLevelOverflow ? Self.tooDeep : Self.unparsed)
    }

    private static let unparsed = "syntax error; the file is analysed as far as it parses"
    private static let tooDeep =
        "brackets are nested deeper than \(NestingGuard.deepest) levels; what follows is not analysed"
}

/// Goes down to the first node that holds only the error itself. Whole subtrees without errors are passed over.
private final class FirstErrorFinder: SyntaxAnyVisitor {
    var offset: Int?

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard offset == nil, node.hasError else { return .skipChildren }
        guard node.is(UnexpectedNodesSyntax.self) || node.is(TokenSyntax.self) else { return .visitChildren }
        offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { visitAny(Syntax(token)) }
}
