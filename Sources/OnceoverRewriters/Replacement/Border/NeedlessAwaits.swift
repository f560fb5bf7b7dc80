import OnceoverDiagnostics
import SwiftSyntax

/// `await self.add(value)` in a handler that ran on no actor. In a task of the actor itself there is nothing to wait for, and
/// the compiler warns.
final class NeedlessAwaits: SyntaxVisitor {
    private let calls: ReplacementCalls
    /// The types around the handler.
    private let scope: [String]
    /// Takes the words away.
    private(set) var edits: [TextEdit] = []

    init(in closure: ClosureExprSyntax, _ calls: ReplacementCalls) {
        self.calls = calls
        scope = calls.receivers.outer
        super.init(viewMode: .sourceAccurate)
        walk(closure.statements)
    }

    /// A task runs on the actor of the code that starts it. Any other closure may run anywhere.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        let isTask = called == "Task" || called == "Task.immediate"
        return isTask && node.signature?.attributes.isEmpty ?? true ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = node.expression.as(FunctionCallExprSyntax.self), isOwnAndAtOnce(call) else {
            return .visitChildren
        }
        let start = node.awaitKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.expression.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(TextEdit(start..<end, with: ""))
        return .skipChildren
    }

    /// Whether it calls a method of `self` that is not async, and nothing else.
    private func isOwnAndAtOnce(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.callee.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self",
            call.trailingClosure == nil, !call.arguments.contains(where: \.callsSomething)
        else { return false }
        let name = member.declName.baseName.text
        let all = calls.plan.project.index.functions(named: name)
        return !calls.plan.survey.names.contains(name) && !all.isEmpty
            && all.allSatisfy { $0.scope == scope && !$0.isAsync }
    }
}

extension LabeledExprSyntax {
    fileprivate var callsSomething: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen || $0.tokenKind == .leftBrace }
    }
}
