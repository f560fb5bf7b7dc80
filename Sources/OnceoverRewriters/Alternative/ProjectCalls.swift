import OnceoverSignatures
import SwiftSyntax

/// Finds the functions of the project that a body calls, as far as names and declared types tell.
struct ProjectCalls: AsyncCallResolver {
    private let plan: AlternativePlan
    /// The function whose body it is.
    private let function: ProjectFunction
    private let receivers: ReceiverType
    private var index: ProjectIndex { plan.project.index }

    init(plan: AlternativePlan, function: ProjectFunction) {
        self.plan = plan
        self.function = function
        receivers = ReceiverType(index: plan.project.index, relations: plan.project.relations, outer: function.scope)
    }

    func asyncForm(of call: FunctionCallExprSyntax) -> AsyncCall? {
        guard !call.mayBeSkipped, let targets = receivers.targets(of: call), targets.isKnown,
            let (target, candidate) = form(of: targets), candidate.handler.positions.count == 1,
            let argument = target.arguments.handlers[candidate.handler.positions[0]],
            !argument.isClosure || !candidate.hasGenericsOfHandler
        else { return nil }
        let rest = target.arguments.written(without: candidate.handler.positions[0])
        let timing = timing(of: call)
        let isBare = call.callee.is(DeclReferenceExprSyntax.self)
        return AsyncCall(
            handler: candidate.handler, argument: argument, text: call.callee.trimmedDescription + "(\(rest))",
            bareName: isBare ? target.function.name : nil,
            receiver: isBare ? receivers.receiver(of: target.function) : "",
            queues: timing?.queues ?? CallbackQueues([.pool]),
            losesStep: timing?.isInStep ?? false && !plan.isNative(target.function))
    }

    /// The async form that all possible functions have. Without types, it is not known which function is meant.
    private func form(of targets: CallTargets) -> (CallTargets.Target, Candidate)? {
        guard !targets.all.contains(where: { plan.isAmbiguous($0.function) }) else { return nil }
        let forms = targets.all.compactMap { target in
            plan.asyncForm(of: target.function, for: function).map { (target, $0) }
        }
        guard let first = forms.first, forms.count == targets.all.count,
            forms.allSatisfy({ $0.1.isCalled(like: first.1) })
        else { return nil }
        return first
    }

    func hasAsyncOverload(_ call: FunctionCallExprSyntax) -> Bool {
        receivers.functions(calledBy: call).contains { other in
            if other.isAsync { return other.fits(call, index) }
            guard let candidate = plan.asyncForm(of: other, for: function) else { return false }
            return other.fits(call, without: candidate.handler.positions, index)
        }
    }

    func timing(of call: FunctionCallExprSyntax) -> CallbackTiming? { plan.timings.timing(of: call, receivers) }

    func isNeverNil(_ call: FunctionCallExprSyntax) -> Bool { index.isNeverNil(call) }
}

extension Candidate {
    /// Whether code that awaits the one is the same as code that awaits the other, but for the types of values.
    fileprivate func isCalled(like other: Candidate) -> Bool {
        let optional = { (handler: CompletionHandler) in
            handler.types.map { $0.parameters.map { $0.optionalWrapped != nil } }
        }
        return handler.positions == other.handler.positions && handler.shape == other.handler.shape
            && handler.outcome.failure == other.handler.outcome.failure && optional(handler) == optional(other.handler)
    }
}
