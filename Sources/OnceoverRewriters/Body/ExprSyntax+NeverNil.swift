import SwiftSyntax

extension ExprSyntax {
    /// Whether the value cannot be nil, from the text alone.
    var isNeverNil: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr,
            .dictionaryExpr,
            .forceUnwrapExpr, .closureExpr:
            true
        case .asExpr(let node): node.questionOrExclamationMark?.tokenKind == .exclamationMark
        case .tupleExpr(let node): node.elements.count > 1
        case .functionCallExpr(let node):
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasSuffix("Error") ?? false
        case .memberAccessExpr(let node):
            node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.hasSuffix("Error") ?? false
        default: false
        }
    }
}
