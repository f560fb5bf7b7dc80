import SwiftSyntax

extension ExprSyntax {
    /// `store` of `self.app.store`, and of `store`; nil where the expression does not end with a name.
    package var lastReference: DeclReferenceExprSyntax? {
        self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    }

    /// Whether it is `self`, and nothing more.
    package var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }
}
