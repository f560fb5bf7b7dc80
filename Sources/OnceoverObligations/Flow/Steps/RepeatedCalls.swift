import OnceoverControlFlow
import OnceoverDataflow

/// Whether callbacks that come again and again come once more, or have been stopped.
struct RepeatedCalls {
    let body: FollowedBody
    private var lastCalls: LastCalls { LastCalls(body: body) }

    /// Whether a callback that has discharged the obligation can come again.
    func firesAgain(_ region: Int, _ status: Status, _ facts: inout FactSet) -> Bool {
        guard body.tracked.slot == nil, status.progress == .discharged, facts[PathKey.stopped.key(region)] == nil else {
            return false
        }
        return lastCalls.expectNextCall(of: body.graph.regions[region], &facts)
    }

    /// `token?.invalidate()`, `self?.stop()`: where there is nothing to stop, it is stopped, or gone with its owner. What a
    /// function gives is no source: `guard let next = queue.next() else { … }`.
    func mayHoldNoSource(_ assumption: Constraint, in block: Block) -> Bool {
        guard assumption.fact == .isNil(true) else { return false }
        let callbacks = body.repetition.callbacks(around: block)
        guard !callbacks.isEmpty, !isGiven(assumption.term, in: callbacks) else { return false }
        let mentions = body.graph.terms[assumption.term].mentions
        return callbacks.contains { mentions.isDisjoint(with: body.graph.regions[$0].parameters) }
    }

    /// Whether a term is what a function gives that the same callback calls, and that nothing is done with.
    private func isGiven(_ term: TermID, in callbacks: [Int]) -> Bool {
        let value = body.claims.definitions[term] ?? term
        guard body.graph.terms[value].kind == .callResult, !body.graph.calls.contains(where: { $0.receiver == value })
        else {
            return false
        }
        return body.graph.blocks.contains { other in
            other.call.map { body.graph.calls[$0].result == value } == true
                && !body.repetition.callbacks(around: other).filter(callbacks.contains).isEmpty
        }
    }

    /// Remembers that what calls the callbacks around a block has been stopped. Behind the discharge that is too late
    /// where the next call may be under way already.
    func stop(_ block: Block, at status: Status? = nil, _ facts: inout FactSet) {
        for region in body.repetition.callbacks(around: block)
        where status?.progress != .discharged || !body.repetition.isConcurrent(region) {
            facts.set(PathKey.stopped.key(region), to: 1)
        }
    }
}
