import SwiftSyntax

/// Closures that a function of which nothing is known must run before it returns.
extension ClosureLowering {
    /// Whether the caller gets what the closure returns, or the error that it throws: `let action = box.change { … return
    /// .wait }`, `try store.transaction { try save() }`.
    func runsAtOnce(_ callable: Callable, givenTo node: FunctionCallExprSyntax) -> Bool {
        guard case .closure(let closure) = callable.body, callable.variable == nil else { return false }
        return givesValue(closure, to: node) || builder.frame.isTried && throwsErrors(closure)
    }

    /// Whether an error that leaves a call is one that a closure of it has thrown.
    func passesErrorsOn(_ node: FunctionCallExprSyntax) -> Bool {
        let closures = [node.trailingClosure] + node.arguments.map { $0.expression.as(ClosureExprSyntax.self) }
        return closures.contains { $0.map(throwsErrors) ?? false }
    }

    /// Whether an error leaves the closure.
    private func throwsErrors(_ closure: ClosureExprSyntax) -> Bool {
        let finder = ThrowFinder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        return !finder.types.isEmpty
    }

    /// Whether what the closure returns is a constant or a name, and what the call gives is used.
    private func givesValue(_ closure: ClosureExprSyntax, to node: FunctionCallExprSyntax) -> Bool {
        guard isUsed(Syntax(node)) else { return false }
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        return !finder.values.isEmpty && finder.values.allSatisfy(isPlain)
    }

    private func isPlain(_ value: ExprSyntax) -> Bool {
        switch value.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr, .booleanLiteralExpr, .declReferenceExpr: true
        case .memberAccessExpr(let node): node.base == nil
        case .tupleExpr(let node): node.elements.allSatisfy { isPlain($0.expression) }
        case .functionCallExpr(let node):
            node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        default: false
        }
    }

    /// Whether the value is given a name, or decides which way to go.
    private func isUsed(_ node: Syntax) -> Bool {
        guard let parent = node.parent else { return false }
        switch parent.kind {
        case .tryExpr, .awaitExpr: return isUsed(parent)
        case .initializerClause, .switchExpr, .conditionElement: return true
        default: return false
        }
    }
}

/// The values that a closure's own `return`s give.
private final class ReturnFinder: SyntaxVisitor {
    private(set) var values: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { values.append(value) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
