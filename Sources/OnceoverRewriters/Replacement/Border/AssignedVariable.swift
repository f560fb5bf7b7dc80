import SwiftSyntax

/// A variable of the caller that a handler changes. The caller may count on that, and no task may do it.
final class AssignedVariable: SyntaxVisitor {
    private let closure: ClosureExprSyntax
    private(set) var name: String?

    init(in closure: ClosureExprSyntax) {
        self.closure = closure
        super.init(viewMode: .sourceAccurate)
        walk(closure.statements)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 1, elements[1].assigns { note(elements[0]) }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.expression)
        return .visitChildren
    }

    /// `list.append(x)` changes a list.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let mutating = ["append", "insert", "remove", "removeAll", "removeLast", "toggle", "formUnion", "merge"]
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            mutating.contains(member.declName.baseName.text)
        {
            note(base)
        }
        return .visitChildren
    }

    private func note(_ expression: ExprSyntax) {
        guard let root = expression.root, LocalDeclaration.of(root.baseName.text, at: closure)?.isConstant == false,
            LocalDeclaration.of(root.baseName.text, at: root)?.scope.position ?? closure.position <= closure.position
        else { return }
        name = root.baseName.text
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
