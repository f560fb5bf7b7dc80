import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols
import OnceoverVocabulary

/// Waits that are stored after their task was cancelled. `onCancel` may run before the operation. If it only answers who waits
/// already, and leaves no mark, the wait that is stored then never hears of the cancellation.
struct CancelledWaits {
    let context: FileContext

    func violations(on slot: SlotFinder.Slot) -> [Violation] {
        guard slot.property.shape.obligationKind == .continuation, !context.isOfTests else { return [] }
        return slot.methods.compactMap { violation(on: slot, storedBy: $0) }
    }

    private func violation(on slot: SlotFinder.Slot, storedBy method: Int) -> Violation? {
        guard context.mentions("onCancel", in: method), !asksForCancellation(method),
            let body = context.slots.flow(of: method, slot.property)?.body
        else { return nil }
        let graph = body.graph
        let closures = graph.regions.indices.filter(graph.isOnCancel)
        guard closures.count == 1, let store = storing(outside: closures[0], of: body),
            let answer = Cancellation(slot: slot, context: context).answer(in: closures[0], of: body)
        else { return nil }
        return violation(slot.property, storedAt: store, answeredAt: answer)
    }

    private func asksForCancellation(_ method: Int) -> Bool {
        context.mentions("isCancelled", in: method) || context.mentions("checkCancellation", in: method)
    }

    private func storing(outside closure: Int, of body: FollowedBody) -> Site? {
        let graph = body.graph
        return graph.blocks.indices.lazy.filter { !graph.isInside(graph.blocks[$0], of: closure) }
            .compactMap { SlotSteps(body: body).sitesPutting(in: $0).first }.first
    }

    private func violation(_ property: StoredProperty, storedAt site: Site, answeredAt answer: Site) -> Violation {
        let obligation = property.obligation(in: context.file)
        let place = context.file.location(of: site)
        return Violation(
            obligation: obligation, defect: .storedBehindCancellation, location: place,
            witness: [
                Note(
                    "if the task is cancelled first, nothing waits in `\(obligation.name)` here",
                    at: context.file.location(of: answer)),
                Note("stored here, where nothing asks whether the task is cancelled", at: place),
            ], need: .overlap)
    }
}

/// What `onCancel` does: whether it answers who waits in a property, and nothing else that the operation could ask for.
private struct Cancellation {
    let slot: SlotFinder.Slot
    let context: FileContext

    /// Where the closure answers; nothing where it does more.
    func answer(in closure: Int, of body: FollowedBody) -> Site? {
        let graph = body.graph
        let inside = graph.blocks.indices.filter { graph.isInside(graph.blocks[$0], of: closure) }
        let isAtOnce = inside.allSatisfy {
            let region = graph.blocks[$0].region
            return region == closure || graph.callback(around: region) == closure
        }
        guard isAtOnce, inside.allSatisfy({ leavesNoMark($0, of: body, mayCall: true) }) else { return nil }
        return inside.lazy.filter { answers($0, of: body) }.compactMap {
            graph.blocks[$0].call.map { graph.calls[$0].site }
        }
        .first
    }

    private func answers(_ block: Int, of body: FollowedBody) -> Bool {
        guard let call = body.graph.blocks[block].call.map({ body.graph.calls[$0] }), let name = call.name else {
            return false
        }
        if body.tracked.dischargingMethods.contains(name) { return true }
        return helper(called: call).map { context.slots.takesOut(slot.property, in: $0) } ?? false
    }

    private func leavesNoMark(_ block: Int, of body: FollowedBody, mayCall: Bool) -> Bool {
        let graph = body.graph
        let areSilent = graph.blocks[block].instructions.allSatisfy { instruction in
            guard case .assign(let target, let value, _) = instruction, value != .nilLiteral else { return true }
            if case .boolean = value { return false }
            return isLocal(target, in: graph)
        }
        guard areSilent, let call = graph.blocks[block].call.map({ graph.calls[$0] }) else { return areSilent }
        return isPlain(call, of: body) || mayCall && helper(called: call).map(leavesNoMark(in:)) ?? false
    }

    /// Whether a term is a local variable, or a part of one.
    private func isLocal(_ term: TermID, in graph: FlowGraph) -> Bool {
        if case .member(let owner, _) = graph.terms[term].kind { return isLocal(owner, in: graph) }
        return term != graph.selfTerm && !graph.regions.contains { $0.parameters.contains(term) }
    }

    private func leavesNoMark(in method: Int) -> Bool {
        guard let body = context.slots.flow(of: method, slot.property)?.body else { return false }
        return body.graph.blocks.indices.allSatisfy { leavesNoMark($0, of: body, mayCall: false) }
    }

    private func isPlain(_ call: Call, of body: FollowedBody) -> Bool {
        guard let name = call.name else { return false }
        return Vocabulary.lockedScopes.contains(name) || Executor.isLocking(call) || Executor.isUnlocking(call)
            || body.tracked.dischargingMethods.contains(name) || call.isInitializer
            || LogCall.isOnly(call, in: body.graph)
            || Vocabulary.takingMethods.contains(name) && call.receiver.map(body.aliases.contains) ?? false
    }

    /// The method of the type that a call means, where it touches the property.
    private func helper(called call: Call) -> Int? {
        let named = slot.methods.filter { context.declarations.functions[$0].name == call.name }
        return named.count == 1 ? named[0] : nil
    }
}
