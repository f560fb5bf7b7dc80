import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The braces around a statement that is alone in them, without a comment in front of it, and where they begin to be a
    /// body: behind the `in` of a closure.
    var soleStatementBraces: (left: TokenSyntax, head: AbsolutePosition, right: TokenSyntax)? {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, leadingComments.isEmpty else {
            return nil
        }
        if let closure = list.parent?.as(ClosureExprSyntax.self) {
            let head = closure.signature?.endPositionBeforeTrailingTrivia
            return (closure.leftBrace, head ?? closure.leftBrace.endPositionBeforeTrailingTrivia, closure.rightBrace)
        }
        guard let block = list.parent?.as(CodeBlockSyntax.self) else { return nil }
        return (block.leftBrace, block.leftBrace.endPositionBeforeTrailingTrivia, block.rightBrace)
    }
}
