import OnceoverControlFlow
import OnceoverDataflow

/// What is known where the paths begin: what is not optional is not nil.
struct FirstState {
    let body: FollowedBody

    var state: PathState {
        let tracked = body.tracked
        if let slot = tracked.slot {
            let status = slot.startsEmpty ? Status(.dormant) : Status(.pending, isStored: true)
            return PathState(property: status.code)
        }
        var state = PathState(property: Status(tracked.isThereFromStart ? .pending : .dormant).code)
        for parameter in body.borrowed.values { state.facts.set(PathKey.borrowed.key(parameter.index), to: 1) }
        note(body.suppositions.preconditions, &state)
        if !tracked.isThereFromStart { return state }
        if let (list, fact) = ListTurns(body: body).knownOfList { state.facts.set(list.index, to: fact.code) }
        if let (value, fact) = caseOfCarrier { state.facts.set(value.index, to: fact.code) }
        note(KnownBefore(body: body).facts, &state)
        for root in tracked.roots where !tracked.optionalRoots.contains(root) {
            state.facts.set(root.index, to: Fact.isNil(false).code)
        }
        return state
    }

    private func note(_ known: [TermID: Fact], _ state: inout PathState) {
        for (term, fact) in known { state.facts.set(term.index, to: fact.code) }
    }

    /// Which case a value is that carries the obligation as its payload.
    private var caseOfCarrier: (TermID, Fact)? {
        guard let carrier = body.tracked.carrier, case .payload(let name, _) = carrier.member.place,
            let number = body.graph.caseNames.firstIndex(of: name)
        else { return nil }
        return (carrier.term, .isCase(Int32(number), true))
    }
}
