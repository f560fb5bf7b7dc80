import SwiftSyntax

/// Calls keep step where only the main queue is between them and their handlers: the first is called back first.
///
/// A task does not. Whatever it waits for, it goes on by way of some thread, also on the main actor: a continuation is resumed
/// on no executor, and the task returns to its own one from there. Then a later task may be faster.
extension TimingReading {
    /// Whether code that stands somewhere in a body may run later, and in step.
    func isInStep(at node: Syntax) -> Bool {
        var isLater = false
        var current = node
        while let parent = current.parent, !parent.is(FunctionDeclSyntax.self) {
            if let closure = parent.as(ClosureExprSyntax.self) {
                let isDelayed = closure.callGivenIt.map(isInStep) ?? false
                guard isDelayed || queues(of: closure).isAtOnce else { return false }
                isLater = isLater || isDelayed
            }
            current = parent
        }
        return isLater
    }

    /// Whether a handler is called so that is handed on.
    func isInStep(handedOnAt reference: DeclReferenceExprSyntax) -> Bool {
        guard let call = reference.callGivenIt else { return false }
        if queues(of: call).isAtOnce, isInStep(at: Syntax(call)) { return true }
        return isInStep(call) && (isInStep(at: Syntax(call)) || queues(at: Syntax(call)).isOnlyAtOnce)
    }

    /// Whether a call runs its closure so.
    private func isInStep(_ call: FunctionCallExprSyntax) -> Bool {
        if let known = callee(call) { return known.isInStep }
        return call.entersSerialQueue || call.startsMainTask
    }
}

extension CallbackQueues {
    fileprivate var isOnlyAtOnce: Bool { all == [.caller] }
}

extension FunctionCallExprSyntax {
    /// `DispatchQueue.main.async { … }`. If the function receives the queue, its callers decide which one it is. A
    /// function that calls back on a queue of its own is never awaited elsewhere.
    fileprivate var entersSerialQueue: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            ["async", "asyncAfter", "addOperation"].contains(member.declName.baseName.text)
        else { return false }
        return base.queue == .main || isGiven(base)
    }

    private func isGiven(_ queue: ExprSyntax) -> Bool {
        guard let name = queue.as(DeclReferenceExprSyntax.self) else { return false }
        return LocalDeclaration.of(name.baseName.text, at: name)?.scope.is(FunctionDeclSyntax.self) ?? false
    }

    /// `Task { @MainActor in … }`, unless it waits itself.
    fileprivate var startsMainTask: Bool {
        guard calledExpression.trimmedDescription == "Task", let closure = trailingClosure, closure.isOnMainActor else {
            return false
        }
        return !closure.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
    }
}
