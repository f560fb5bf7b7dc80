import OnceoverContracts
import OnceoverControlFlow
import OnceoverVocabulary

/// What a method that is called on an obligation, or on a list of some, does to it.
extension CallEffects {
    /// `waiting.drainAll()`: a method that the project gave to its collections.
    func isUnknownOnSlot(_ call: Call) -> Bool {
        guard let slot = tracked.slot, slot.isCollection, case .member(slot.root, let name) = call.callee else {
            return false
        }
        return !SlotCalls.isKnown(name)
    }

    /// `try promise.futureResult.wait()`
    func isWait(_ call: Call) -> Bool {
        guard tracked.kind == .promise, case .member(let receiver?, let name) = call.callee,
            case .member(let promise, let future) = graph.terms[receiver].kind
        else { return false }
        return ObligationType.futures.contains(future) && Vocabulary.futureWaitingMethods.contains(name)
            && aliases.contains(promise)
    }

    /// `continuation.settle(value, error)`: a method that the project has added to continuations or promises.
    func effect(ofAddedMethod call: Call) -> CallEffect? {
        let kind = tracked.kind.type
        guard [.continuation, .promise].contains(kind), case .member(let receiver?, let name) = call.callee,
            aliases.contains(receiver), !ObligationType.observing(kind).contains(name)
        else { return nil }
        let types = ObligationType.names(of: kind)
        if tracked.slot != nil { return effect(ofAddedMethod: name, call, onTaken: receiver, ofTypes: types) }
        return questions.summaries.summaryOfReceiver(of: call, ofTypes: types)?.effect ?? .handOver(.method(name))
    }

    /// `let all = waiting; waiting = []; all.resumeAll()`: the same for what was taken out of a property, also for a list.
    private func effect(
        ofAddedMethod name: String, _ call: Call, onTaken receiver: TermID, ofTypes types: Set<String>
    ) -> CallEffect? {
        guard !aliases.isSlot(receiver), !SlotCalls.isKnown(name) else { return nil }
        return questions.summaries.summaryOfReceiver(of: call, ofTypes: types.union(SlotCalls.lists))?.effect
    }

    /// `completion.map { … }` on an optional handler.
    func isMapped(_ call: Call) -> Bool {
        guard case .member(let receiver?, let name) = call.callee, aliases.contains(receiver) else { return false }
        return tracked.kind == .handler && Vocabulary.optionalMappings.contains(name)
    }

    /// `completion.map { $0(result) }`: whether the closure that the handler is given to calls it there and then, and has no
    /// other use for it.
    func isCalledInside(_ call: Call) -> Bool {
        guard call.arguments.count == 1, case .region(let region) = call.arguments[0].operand,
            let handler = graph.regions[region].parameters.first
        else { return false }
        return graph.calls.contains { $0.callee == .value(handler) }
            && !graph.calls.contains { $0.arguments.contains { $0.operand.terms.contains(handler) } }
            && graph.blocks.allSatisfy { $0.region == region || !$0.mentions(handler, in: graph) }
    }

    /// `continuation.handlerPair()`, in which each closure answers.
    func isSplit(_ call: Call) -> Bool {
        guard case .member(let receiver?, "handlerPair") = call.callee else { return false }
        return tracked.kind == .answerable && aliases.contains(receiver)
    }

    /// `completion.call(with: outcome)`: no closure has methods, so this is a value of the project's own that carries some, by
    /// whose type's name it was taken for one. Who calls what it carries is out of sight.
    func isMethodOfHandler(_ call: Call) -> Bool {
        guard case .member(let receiver?, _) = call.callee, tracked.slot == nil else { return false }
        return [.handler, .handlerPair].contains(tracked.kind) && aliases.contains(receiver)
    }
}
