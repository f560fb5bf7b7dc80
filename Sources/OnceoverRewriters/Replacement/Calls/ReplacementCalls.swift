import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// Finds, in a body or a handler, the calls of functions that lose their handlers.
struct ReplacementCalls: AsyncCallResolver {
    let plan: ReplacementPlan
    let receivers: ReceiverType
    /// Families whose calls stay as they are here.
    let kept: Set<Int>

    init(plan: ReplacementPlan, scope: [String], kept: Set<Int> = []) {
        self.plan = plan
        self.kept = kept
        receivers = ReceiverType(index: plan.project.index, relations: plan.survey.relations, outer: scope)
    }

    /// The call as one of a function that is replaced.
    func found(_ call: FunctionCallExprSyntax) -> FamilyCall? {
        guard let reference = call.calleeName, plan.survey.names.contains(reference.baseName.text) else { return nil }
        let calls = FamilyCalls(
            project: plan.project, families: plan.survey.families, receivers: receivers)
        guard case .call(let found)? = calls.mention(reference), plan.isReplaced(found.family),
            !kept.contains(found.family)
        else { return nil }
        return found
    }

    func asyncForm(of call: FunctionCallExprSyntax) -> AsyncCall? {
        guard let found = found(call), found.candidate.handler.positions.count == 1, !call.mayBeSkipped else {
            return nil
        }
        let queues = plan.queues(ofFamily: found.family)
        let argument: AsyncCall.Argument
        switch found.given() {
        case .closure(let closure):
            if found.candidate.hasGenericsOfHandler { return nil }
            argument = .closure(closure)
        case .name(let name): argument = .name(name)
        case .member, .nothing, .other: return nil
        }
        let rest = found.arguments.written(without: found.candidate.handler.positions[0], found.label)
        let isBare = call.callee.is(DeclReferenceExprSyntax.self)
        return AsyncCall(
            handler: found.candidate.handler, argument: argument,
            text: found.callee + "(\(rest))", bareName: isBare ? found.candidate.name : nil,
            receiver: isBare ? receivers.receiver(of: found.candidate.function) : "", queues: queues,
            losesStep: plan.losesStep(found.family))
    }

    func hasAsyncOverload(_ call: FunctionCallExprSyntax) -> Bool {
        receivers.functions(calledBy: call).contains { $0.isAsync && $0.fits(call, plan.project.index) }
    }

    func timing(of call: FunctionCallExprSyntax) -> CallbackTiming? {
        plan.timings.timing(of: call, receivers)
    }

    func isNeverNil(_ call: FunctionCallExprSyntax) -> Bool { plan.project.index.isNeverNil(call) }
}

extension FunctionCallExprSyntax {
    /// The name of the function, where it is called by one.
    var calleeName: DeclReferenceExprSyntax? { callee.lastReference }

    /// Whether it is called on something that may be nil: `store?.load()`.
    var mayBeSkipped: Bool {
        var base = callee.as(MemberAccessExprSyntax.self)?.base
        while let current = base {
            if current.is(OptionalChainingExprSyntax.self) { return true }
            base =
                current.as(MemberAccessExprSyntax.self)?.base
                ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
        }
        return false
    }
}
