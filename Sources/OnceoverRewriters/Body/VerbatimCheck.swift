import OnceoverSource
import SwiftSyntax

/// Looks for what an async function would run differently, or not at all.
final class VerbatimCheck: SyntaxVisitor {
    private let calls: any AsyncCallResolver
    private let mayReturn: Bool
    private(set) var reason: Unconvertible?

    init(calls: any AsyncCallResolver, mayReturn: Bool) {
        self.calls = calls
        self.mayReturn = mayReturn
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if !mayReturn { reason = .endsEarly }
        return .visitChildren
    }

    /// Locks and waits, which the compiler forbids in async code; and functions that have an async overload, which it
    /// would choose.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledName ?? ""
        if ["lock", "unlock", "wait", "sleep", "assumeIsolated"].contains(name) || calls.hasAsyncOverload(node) {
            reason = .noasync
        }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// What is called, without parentheses around it.
    var callee: ExprSyntax { calledExpression.withoutParentheses }

    /// The base name of the function.
    var calledName: String? { callee.lastReference?.baseName.text }
}
