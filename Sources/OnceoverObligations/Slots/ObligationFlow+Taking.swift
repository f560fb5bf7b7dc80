import OnceoverControlFlow
import OnceoverDataflow

/// Obligations that a body takes out of a stored property one after the other, and which of them is the one that is followed.
extension ObligationFlow {
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
        isDropped(position.status) && position.facts[PathKey.takenAs.key(name.index)] != nil
    }

    /// A call that gives what it replaces: what was there is followed on one way, and what has come on another.
    func replaced(by call: Call, _ position: Position) -> [Position] {
        var new = position
        new.throwsError = false
        new.facts.set(PathKey.put.key, to: 1)
        new.facts.set(PathKey.otherTaken.key, to: 1)
        move(to: Status(.pending, isStored: true), by: .none, at: call.site, &new)
        guard position.status.isStored else { return [new] }
        var old = position
        old.throwsError = false
        noteTaking(as: call.result, &old)
        move(to: Status(position.status.progress), by: .none, at: call.site, &old)
        return [old, new]
    }

    /// Whether a term was taken out of the property while that held another obligation.
    func isOfAnother(_ term: TermID, _ facts: FactSet) -> Bool {
        tracked.slot != nil && takenNames.contains(term) && facts[PathKey.otherTaken.key] != nil
    }

    /// `_ = waiting.popLast()`: somebody waits, whoever has no use for the continuation.
    func isContinuationTaken(_ value: Operand) -> Bool {
        tracked.slot?.property.shape.isContinuation == true && value.terms.contains(where: takenNames.contains)
    }

    /// Whether what waits has been taken out, and its name given to another one.
    func isReplaced(_ state: PathState) -> Bool {
        tracked.slot != nil && isDropped(Status(code: state.property)) && state.facts[PathKey.otherTaken.key] != nil
    }

    /// Whether a discharge can be reached from each block of what has been taken out of a collection: in the next turn of a
    /// loop, another one is taken out.
    var reachesDischargeOfTaken: [Bool] {
        guard tracked.slot?.isCollection == true else { return reachesDischarge }
        let taking = graph.blocks.map { $0.call.map { takenNames.contains(graph.calls[$0].result) } ?? false }
        let ways = graph.directed(without: tracked.end) { plan.mayTake($0) && !taking[$0.target] }
        let reached = WorklistSolver.reachable(in: ways.reversed(), from: blocksDischargingTaken)
        return zip(reached, taking).map { $0 && !$1 }
    }
}
