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
            node.calledExpression.namesErrorType
        case .memberAccessExpr(let node): node.base?.namesErrorType ?? false
        default: false
        }
    }

    /// `LoadError`, and not `lastError`.
    private var namesErrorType: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name.hasSuffix("Error") && name.first?.isUppercase == true
    }
}
