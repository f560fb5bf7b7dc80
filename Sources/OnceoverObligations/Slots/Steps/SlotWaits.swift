import OnceoverControlFlow
import OnceoverDataflow

/// What others may do to a stored property while a body waits: wherever it awaits, other calls on the same object are let in,
/// also by an actor.
struct SlotWaits {
    let body: FollowedBody
    private var content: SlotContent { SlotContent(body: body) }

    /// Whether others may come while a call is waited for, and find the continuation as it is left there. What is given a
    /// closure may run it at once, and what touches the property is followed itself. A handler may be meant to be called again.
    func letsOthersIn(_ call: Call, _ effect: CallEffect?, at status: Status) -> Bool {
        guard let slot = body.tracked.slot, slot.property.shape.isContinuation, !slot.startsEmpty, call.isAwaited,
            effect == nil, !call.arguments.contains(where: \.mayBeClosure)
        else { return false }
        return content.slotOutcomes(of: call, from: status).isEmpty
    }

    /// A position behind the wait, and another one where somebody has come to wait in the property meanwhile.
    func waited(_ position: Position) -> [Position] {
        var next = position
        if isExposed(next) { next.facts.set(PathKey.exposed.key, to: 1) }
        guard isKnownEmpty(next), let slot = body.tracked.slot else { return [next] }
        var refilled = next
        refilled.facts.forget(slot.holder, in: body.graph)
        refilled.facts.set(PathKey.refilled.key, to: 1)
        // What was taken out before is another one.
        refilled.facts.set(PathKey.otherTaken.key, to: 1)
        refilled.status = Status(.pending, isStored: true)
        return [next, refilled]
    }

    /// Whether the next call finds there what has been discharged, or what is about to be by a name that it was read under.
    private func isExposed(_ position: Position) -> Bool {
        position.status.isLeftBehind
            || position.status == Status(.pending, isStored: true) && position.facts[PathKey.read.key] != nil
    }

    /// Whether nobody waits in the property, by what was asked or done, and this body has not put there what it waits for.
    private func isKnownEmpty(_ position: Position) -> Bool {
        let facts = position.facts
        guard facts[PathKey.put.key] == nil, facts[PathKey.claimed.key] == nil else { return false }
        return [.dormant, .discharged].contains(position.status.progress) && !position.status.isStored
    }

    /// What is left when the property is cleared behind a wait: others have found what was discharged, and whoever came
    /// meanwhile is answered by what cleared it.
    func cleared(_ after: Status, from position: Position) -> Status {
        if position.facts[PathKey.exposed.key] != nil, position.status.isLeftBehind { return position.status }
        if position.facts[PathKey.refilled.key] != nil, after == Status(.pending) { return Status(.dormant) }
        return after
    }
}
