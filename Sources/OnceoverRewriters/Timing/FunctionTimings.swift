import OnceoverSignatures
import SwiftSyntax

/// When and where the functions of a project call back, each found out once: also of those that keep their handlers, since
/// what is converted may call them.
///
/// Functions that call each other start from nothing, and are asked again until nothing changes.
final class FunctionTimings {
    private let project: Project
    private let candidates: [FunctionKey: Candidate]
    /// Whether code that a closure brings counts on the queue that a function is called on.
    private let countsGivenCode: Bool
    private var known: [FunctionKey: CallbackTiming?] = [:]
    /// What is found out while it is asked for, innermost last.
    private var open: Set<FunctionKey> = []
    /// What the functions that were met again are taken to do.
    private var assumed: [FunctionKey: CallbackTiming] = [:]
    private var metAgain: Set<FunctionKey> = []
    private var found: [FunctionKey: CallbackTiming?] = [:]

    init(_ project: Project, _ candidates: [Candidate], countsGivenCode: Bool) {
        self.project = project
        self.countsGivenCode = countsGivenCode
        self.candidates = Dictionary(candidates.map { (FunctionKey($0.function), $0) }) { first, _ in first }
    }

    /// Of what a call runs; nil where it calls no function of the project that takes a closure.
    func timing(of call: FunctionCallExprSyntax, _ receivers: ReceiverType) -> CallbackTiming? {
        guard let targets = receivers.targets(of: call),
            let timing = CallbackTiming.merged(targets.all.compactMap(timing))
        else { return nil }
        return targets.isKnown ? timing : timing.merged(with: CallbackTiming(on: .pool))
    }

    private func timing(of target: CallTargets.Target) -> CallbackTiming? {
        guard let own = timing(of: target.function) else {
            return target.runsClosuresAtOnce ? CallbackTiming(on: .caller) : nil
        }
        let given = target.arguments.queue(of: target.function)
        return given.map { CallbackTiming(on: $0, isInStep: own.isInStep) } ?? own
    }

    /// Nil where it has no handler. A requirement calls back as those do that implement it.
    func timing(of function: ProjectFunction) -> CallbackTiming? {
        let key = FunctionKey(function)
        if let known = known[key] ?? found[key] { return known }
        if open.isEmpty { return settled(function) }
        guard open.contains(key) else { return read(function) }
        metAgain.insert(key)
        return assumed[key] ?? CallbackTiming()
    }

    private func settled(_ function: ProjectFunction) -> CallbackTiming? {
        while true {
            (metAgain, found) = ([], [:])
            let timing = read(function)
            let before = assumed
            for key in metAgain { assumed[key] = (assumed[key] ?? CallbackTiming()).merged(with: found[key] ?? nil) }
            if assumed == before { return settle(timing) }
        }
    }

    private func settle(_ timing: CallbackTiming?) -> CallbackTiming? {
        known.merge(found) { first, _ in first }
        (assumed, found) = ([:], [:])
        return timing
    }

    private func read(_ function: ProjectFunction) -> CallbackTiming? {
        let key = FunctionKey(function)
        open.insert(key)
        let timing = CallbackTiming.merged(project.implementations(of: function).compactMap(candidate).map(timing))
        open.remove(key)
        found[key] = timing
        return timing
    }

    private func timing(of candidate: Candidate) -> CallbackTiming {
        let function = candidate.function
        let receivers = ReceiverType(index: project.index, relations: project.relations, outer: function.scope)
        var timing = CallbackTiming(of: candidate, by: project.bases[function.file].contracts) {
            self.timing(of: $0, receivers)
        }
        if countsGivenCode, candidate.handsHandlerToClosure(project.index) { timing.merge(CallbackTiming(on: .kept)) }
        return timing
    }

    /// What a function is taken to be that keeps its handler.
    private func candidate(_ function: ProjectFunction) -> Candidate? {
        if let known = candidates[FunctionKey(function)] { return known }
        let parameters = function.node.signature.parameterClause.parameters
        let found = CompletionHandler.find(in: parameters, aliases: project.index.aliases(in: function.scope))
        guard case .success(let handler) = found else { return nil }
        return Candidate(function: function, handler: handler, isProved: false)
    }
}

extension CallTargets.Target {
    /// Whether none of the closures that the call is given outlives it.
    fileprivate var runsClosuresAtOnce: Bool {
        let types = arguments.handlers.keys.compactMap { HandlerType(function.parameters[$0].type) }
        return !types.isEmpty && types.allSatisfy { !$0.isEscaping }
    }
}
