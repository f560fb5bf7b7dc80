import SwiftSyntax

/// A variable of the caller that a handler changes. The caller may count on that, and no task may do it.
final class AssignedVariable: AssignmentVisitor {
    private let closure: ClosureExprSyntax
    private(set) var name: String?

    init(in closure: ClosureExprSyntax) {
        self.closure = closure
        super.init(viewMode: .sourceAccurate)
        walk(closure.statements)
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

    override func note(_ expression: ExprSyntax) {
        guard let root = expression.root, LocalDeclaration.of(root.baseName.text, at: closure)?.isConstant == false,
            LocalDeclaration.of(root.baseName.text, at: root)?.scope.position ?? closure.position <= closure.position
        else { return }
        name = root.baseName.text
    }
}
