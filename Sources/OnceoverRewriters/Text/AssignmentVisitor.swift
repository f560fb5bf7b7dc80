import SwiftSyntax

/// Goes over what code assigns to, or gives away to be changed.
class AssignmentVisitor: SyntaxVisitor {
    /// What stands on the left of an assignment, or behind `&`.
    func note(_ target: ExprSyntax) {}

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 1, elements[1].assigns { note(elements[0]) }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.expression)
        return .visitChildren
    }
}

extension ExprSyntax {
    var assigns: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    }

    /// `a` of `a.b[0]?.c`
    var root: DeclReferenceExprSyntax? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name }
        let inner =
            self.as(MemberAccessExprSyntax.self)?.base ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
            ?? self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
        return inner?.root
    }
}
