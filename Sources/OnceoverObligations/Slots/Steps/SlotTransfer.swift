import OnceoverControlFlow
import OnceoverVocabulary

/// Steps that put an obligation into a stored property, or take it out.
struct SlotTransfer {
    let body: FollowedBody
    private var content: SlotContent { SlotContent(body: body) }
    private var waits: SlotWaits { SlotWaits(body: body) }
    private var elements: SlotElements { SlotElements(body: body) }
    private var transitions: Transitions { Transitions(body: body) }
    private var picked: PickedElements { PickedElements(body: body) }
    private var values: PathValues { PathValues(body: body) }
    private var taken: TakenObligations { TakenObligations(body: body) }

    /// Whether the assignment is one to the stored property that is followed.
    func store(
        _ value: Operand, into target: TermID, of slot: TrackedSlot, at site: Site, _ position: inout Position
    ) -> Bool {
        guard var after = content.status(afterAssigning: value, to: target, of: slot, from: position.status) else {
            return false
        }
        if !content.putsAny(value, slot), !content.makesCase(value, slot) {
            after = waits.cleared(after, from: position)
            if slot.caseName != nil { position.facts.set(PathKey.claimed.key, to: 1) }
        }
        if elements.isPassed(position), target != slot.holder || value != .some && value != .nilLiteral {
            transitions.apply(.handOver, at: site, because: .putBack, to: &position)
            return true
        }
        if picked.leavesPicked(value) { after = Status(.dormant) }
        notePut(before: position.status, after: after, isElement: slot.isCollection, &position)
        // An observer of the property answers who was there.
        let isAnswered =
            [.discharged, .repeated].contains(after.progress) && after.progress != position.status.progress
        transitions.move(to: after, by: isAnswered ? .discharge : .none, at: site, &position)
        return true
    }

    /// Remembers that the obligation that is followed from here on is one that this body put into the property. A
    /// collection keeps what it had; of its elements, the last one put there is followed.
    private func notePut(before: Status, after: Status, isElement: Bool, _ position: inout Position) {
        guard after.isStored, after.progress == .pending else { return }
        guard isElement || !before.isStored || before.progress != .pending else { return }
        position.facts.set(PathKey.put.key, to: 1)
        position.facts.set(PathKey.otherTaken.key, to: 1)
    }

    func callOnSlot(_ call: Call, _ slot: TrackedSlot, _ position: Position) -> [Position]? {
        if isGivenPath(call, to: slot)
            || call.receiver.map({ body.aliases.isSlot($0) && picked.takesPicked(call) }) ?? false
        {
            var next = position
            next.throwsError = false
            next.status = Status(.dormant)
            return [next]
        }
        guard let after = content.status(after: call, on: slot, from: position.status) else {
            return callMethod(call, position)
        }
        if let name = call.name, Vocabulary.replacingMethods.contains(name) { return replaced(by: call, position) }
        var next = position
        values.forget(call.result, &next.facts)
        if body.takenNames.contains(call.result) { taken.noteTaking(as: call.result, &next) }
        next.throwsError = false
        if elements.isPassed(position), !after.isStored, !elements.empties(call), !elements.takesNextOfLoop(call) {
            return [next]
        }
        notePut(before: position.status, after: after, isElement: true, &next)
        transitions.move(
            to: after.isStored ? after : waits.cleared(after, from: position), by: .none, at: call.site, &next)
        return [next]
    }

    /// `finish(\.waiting, with: answer)`: what such a method does, it does to a property that it has no name for.
    private func isGivenPath(_ call: Call, to slot: TrackedSlot) -> Bool {
        let path = slot.property.path.joined(separator: ".")
        return call.arguments.contains { argument in
            guard let text = argument.text, text.first == "\\" else { return false }
            return text.drop { $0 != "." }.dropFirst() == path
        }
    }

    /// A method of the same type does to the property what its own body says.
    private func callMethod(_ call: Call, _ position: Position) -> [Position]? {
        let outcomes = content.slotOutcomes(of: call, from: position.status)
        guard !outcomes.isEmpty, body.effects[body.graph.calls.firstIndex { $0.result == call.result }!] == nil else {
            return nil
        }
        return outcomes.compactMap { outcome in
            guard !outcome.throwsError || call.isTried else { return nil }
            var next = position
            next.throwsError = outcome.throwsError
            guard outcome.status != position.status else { return next }
            let isDischarge = outcome.status.progress != position.status.progress
            transitions.move(to: outcome.status, by: isDischarge ? .discharge : .none, at: call.site, &next)
            next.events[next.events.count - 1].method = outcome.method
            return next
        }
    }

    /// A call that gives what it replaces: what was there is followed on one way, and what has come on another.
    private func replaced(by call: Call, _ position: Position) -> [Position] {
        var new = position
        new.throwsError = false
        new.facts.set(PathKey.put.key, to: 1)
        new.facts.set(PathKey.otherTaken.key, to: 1)
        transitions.move(to: Status(.pending, isStored: true), by: .none, at: call.site, &new)
        guard position.status.isStored else { return [new] }
        var old = position
        old.throwsError = false
        taken.noteTaking(as: call.result, &old)
        transitions.move(to: Status(position.status.progress), by: .none, at: call.site, &old)
        return [old, new]
    }
}
