import OnceoverControlFlow
import OnceoverDataflow

/// What is taken to be so of a body, once that has been asked for: what its callers have made sure of, what others give it,
/// or what an assumption takes to be so.
struct Suppositions {
    /// What every caller of the body has made sure of.
    var preconditions: [TermID: Fact] = [:]
    /// Where conditions on what callbacks set are taken to hold or not, as it comes: those that are asked and set under a lock
    /// all the same.
    var lockedClaims: LockedClaims?
    /// What callbacks are given.
    var delivered: DeliveredValues?
    /// Weak references to `self` that are not nil.
    var held: Set<TermID> = []
    /// Calls that leave alone only what is said to be settled, where that is taken to be true.
    var settledCalls: Set<Int> = []
}

/// The same flow, of which something else is taken to be so.
extension ObligationFlow {
    /// The same, with what every caller has made sure of.
    func knowing(_ preconditions: [TermID: Fact]) -> ObligationFlow { supposing { $0.preconditions = preconditions } }

    /// The same, without what callbacks tell each other through plain variables.
    var withoutFlags: ObligationFlow { supposing { $0.lockedClaims = LockedClaims(in: body.graph) } }

    /// The same, with what callbacks are given; nothing where no function that calls one is in sight.
    var knowingDeliveries: ObligationFlow? { knowing(DeliveredValues(in: body)) }

    /// The same, with what contracts say that callbacks are given; nothing where there is none.
    var knowingContractedDeliveries: ObligationFlow? { knowing(DeliveredValues(in: body, onlyContracted: true)) }

    private func knowing(_ delivered: DeliveredValues) -> ObligationFlow? {
        delivered.isEmpty ? nil : supposing { $0.delivered = delivered }
    }

    /// The same, with the methods, and the publishers, that keep their object until they have called a closure; nothing
    /// where none is in sight.
    var knowingHolders: ObligationFlow? {
        let held = body.graph.regions.indices.filter { body.plan.isRelevant($0) && isHeld($0) }
        if held.isEmpty { return nil }
        return supposing { $0.held = Set(held.compactMap { body.graph.regions[$0].weakSelf }) }
    }

    private func isHeld(_ index: Int) -> Bool {
        let region = body.graph.regions[index]
        guard region.weakSelf != nil, let call = region.call, let argument = region.argument else { return false }
        return body.questions.holding.holdsSelf(body.graph.calls[call], argument: argument, in: body.graph)
            || body.questions.holding.isKept(behind: index, in: body.graph)
    }

    /// The same, where helpers are right that leave alone only what is said to be settled; nothing where there is none.
    var trustingHelpers: ObligationFlow? {
        let settled = body.graph.calls.indices.filter(leavesOnlySettled)
        if settled.isEmpty { return nil }
        return supposing { $0.settledCalls = Set(settled) }
    }

    private func leavesOnlySettled(_ call: Int) -> Bool {
        body.effects[call].map { $0.leavesOnlySettled && $0.isPartial } ?? false
    }

    private func supposing(_ change: (inout Suppositions) -> Void) -> ObligationFlow {
        var suppositions = body.suppositions
        change(&suppositions)
        return ObligationFlow(body: FollowedBody(body, supposing: suppositions))
    }
}
