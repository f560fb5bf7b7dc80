import OnceoverControlFlow
import OnceoverDataflow

/// Obligations that a body takes out of a stored property one after the other, and which of them is the one that is followed.
struct TakenObligations {
    let body: FollowedBody

    /// What is taken out of the property is the obligation that is followed, while the property holds it; once that has been
    /// taken out and discharged, it is another one.
    func noteTaking(as name: TermID, _ position: inout Position) {
        if position.status.isStored {
            position.facts.remove(PathKey.otherTaken.key)
            position.facts.remove(PathKey.exposed.key)
            position.facts.set(PathKey.read.key, to: 1)
            position.facts.set(PathKey.takenAs.key(name.index), to: 1)
        } else if position.status.progress == .discharged || isTakenAgain(as: name, position) {
            position.facts.set(PathKey.otherTaken.key, to: 1)
        }
    }

    /// Whether what waits was taken out under a name that is given to another one in the next turn of a loop: `while let guest =
    /// guests.popLast()`.
    private func isTakenAgain(as name: TermID, _ position: Position) -> Bool {
        position.status.isDropped && position.facts[PathKey.takenAs.key(name.index)] != nil
    }

    /// Whether a term was taken out of the property while that held another obligation.
    func isOfAnother(_ term: TermID, _ facts: FactSet) -> Bool {
        body.tracked.slot != nil && body.takenNames.contains(term) && facts[PathKey.otherTaken.key] != nil
    }

    /// `_ = waiting.popLast()`: somebody waits, whoever has no use for the continuation.
    func isContinuationTaken(_ value: Operand) -> Bool {
        body.tracked.slot?.property.shape.isContinuation == true
            && value.terms.contains(where: body.takenNames.contains)
    }

    /// Whether what waits has been taken out, and its name given to another one.
    func isReplaced(_ state: PathState) -> Bool {
        body.tracked.slot != nil && Status(code: state.property).isDropped && state.facts[PathKey.otherTaken.key] != nil
    }

    /// Whether a discharge can be reached from each block of what has been taken out of a collection: in the next turn of a
    /// loop, another one is taken out.
    var reachesDischargeOfTaken: [Bool] {
        guard body.tracked.slot?.isCollection == true else { return body.reachesDischarge }
        let taking = body.graph.blocks.map {
            $0.call.map { body.takenNames.contains(body.graph.calls[$0].result) } ?? false
        }
        let ways = body.graph.directed(without: body.tracked.end) { body.plan.mayTake($0) && !taking[$0.target] }
        let reached = WorklistSolver.reachable(in: ways.reversed(), from: SlotSteps(body: body).blocksDischargingTaken)
        return zip(reached, taking).map { $0 && !$1 }
    }

    func isOfThisObligation(_ value: Operand, _ position: Position) -> Bool {
        value.terms.contains { term in
            body.aliases.contains(term) && isOfThisObligation(term, position)
                && (body.tracked.slot == nil || body.aliases.isSlot(term) || body.takenNames.contains(term)
                    || position.facts[PathKey.put.key] != nil)
        }
    }

    /// Once the property holds something else, what is done through it is not done to what it held.
    func isOfThisObligation(_ term: TermID, _ position: Position) -> Bool {
        !body.aliases.isSlot(term) || position.status.isStored
    }

    /// Whether a call reaches the obligation that is followed: through the property while that holds it, or through a
    /// local that was put there on this path.
    func concerns(_ effect: CallEffect, _ position: Position) -> Bool {
        guard body.tracked.slot != nil else { return true }
        if let term = effect.slotTerm { return isOfThisObligation(term, position) }
        let facts = position.facts
        return effect.isLocal ? facts[PathKey.put.key] != nil : facts[PathKey.otherTaken.key] == nil
    }
}
