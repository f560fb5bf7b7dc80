import OnceoverControlFlow
import OnceoverVocabulary

/// Steps that put an obligation into a stored property, or take it out.
extension ObligationFlow {
    func isOfThisObligation(_ value: Operand, _ position: Position) -> Bool {
        value.terms.contains { term in
            aliases.contains(term) && isOfThisObligation(term, position)
                && (tracked.slot == nil || aliases.isSlot(term) || takenNames.contains(term)
                    || position.facts[PathKey.put.key] != nil)
        }
    }

    /// Once the property holds something else, what is done through it is not done to what it held.
    func isOfThisObligation(_ term: TermID, _ position: Position) -> Bool {
        !aliases.isSlot(term) || position.status.isStored
    }

    /// Whether a call reaches the obligation that is followed: through the property while that holds it, or through a
    /// local that was put there on this path.
    func concerns(_ effect: CallEffect, _ position: Position) -> Bool {
        guard tracked.slot != nil else { return true }
        if let term = effect.slotTerm { return isOfThisObligation(term, position) }
        let facts = position.facts
        return effect.isLocal ? facts[PathKey.put.key] != nil : facts[PathKey.otherTaken.key] == nil
    }

    /// Whether the assignment is one to the stored property that is followed.
    func store(
        _ value: Operand, into target: TermID, of slot: TrackedSlot, at site: Site, _ position: inout Position
    ) -> Bool {
        guard var after = status(afterAssigning: value, to: target, of: slot, from: position.status) else {
            return false
        }
        if !putsAny(value, slot), !makesCase(value, slot) {
            after = cleared(after, from: position)
            if slot.caseName != nil { position.facts.set(PathKey.claimed.key, to: 1) }
        }
        if isPassed(position), target != slot.holder || value != .some && value != .nilLiteral {
            apply(.handOver, at: site, because: .putBack, to: &position)
            return true
        }
        if leavesPicked(value) { after = Status(.dormant) }
        notePut(before: position.status, after: after, isElement: slot.isCollection, &position)
        // An observer of the property answers who was there.
        let isAnswered =
            [.discharged, .repeated].contains(after.progress) && after.progress != position.status.progress
        move(to: after, by: isAnswered ? .discharge : .none, at: site, &position)
        return true
    }

    /// Remembers that the obligation that is followed from here on is one that this body put into the property. A
    /// collection keeps what it had; of its elements, the last one put there is followed.
    func notePut(before: Status, after: Status, isElement: Bool, _ position: inout Position) {
        guard after.isStored, after.progress == .pending else { return }
        guard isElement || !before.isStored || before.progress != .pending else { return }
        position.facts.set(PathKey.put.key, to: 1)
        position.facts.set(PathKey.otherTaken.key, to: 1)
    }

    func callOnSlot(_ call: Call, _ slot: TrackedSlot, _ position: Position) -> [Position]? {
        if isGivenPath(call, to: slot) || call.receiver.map({ aliases.isSlot($0) && takesPicked(call) }) ?? false {
            var next = position
            next.throwsError = false
            next.status = Status(.dormant)
            return [next]
        }
        guard let after = status(after: call, on: slot, from: position.status) else {
            return callMethod(call, position)
        }
        if let name = call.name, Vocabulary.replacingMethods.contains(name) { return replaced(by: call, position) }
        var next = position
        forget(call.result, &next.facts)
        if takenNames.contains(call.result) { noteTaking(as: call.result, &next) }
        next.throwsError = false
        if isPassed(position), !after.isStored, !empties(call), !takesNextOfLoop(call) { return [next] }
        notePut(before: position.status, after: after, isElement: true, &next)
        move(to: after.isStored ? after : cleared(after, from: position), by: .none, at: call.site, &next)
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

    /// How a method of the same type leaves what the property holds; none where it is not known.
    func slotOutcomes(of call: Call, from status: Status) -> [SlotOutcome] {
        tracked.slot.flatMap {
            questions.stored.outcomes(of: call, in: graph, slot: $0.property, from: status)
        } ?? []
    }

    /// A method of the same type does to the property what its own body says.
    func callMethod(_ call: Call, _ position: Position) -> [Position]? {
        let outcomes = slotOutcomes(of: call, from: position.status)
        guard !outcomes.isEmpty, effects[graph.calls.firstIndex { $0.result == call.result }!] == nil else {
            return nil
        }
        return outcomes.compactMap { outcome in
            guard !outcome.throwsError || call.isTried else { return nil }
            var next = position
            next.throwsError = outcome.throwsError
            guard outcome.status != position.status else { return next }
            let isDischarge = outcome.status.progress != position.status.progress
            move(to: outcome.status, by: isDischarge ? .discharge : .none, at: call.site, &next)
            next.events[next.events.count - 1].method = outcome.method
            return next
        }
    }

    /// A loop over the stored collection that does not run: there is nothing in it.
    func isEmptyLoop(_ outcome: Outcome) -> Bool {
        guard let slot = tracked.slot, slot.isCollection, case .skipsClosure(let region) = outcome,
            plan.mode(of: region) == .zeroOrMore, let call = graph.regions[region].call
        else { return false }
        return graph.calls[call].receiver.map { aliases.contains($0) } ?? false
    }

    /// Whether the property still holds what has been resumed: `Task { waiting?.resume() }` beside `waiting = k`.
    func isLeftBehind(_ status: Status) -> Bool {
        status.isStored && [.discharged, .repeated].contains(status.progress)
    }

    /// Whether the property has lost what waits, so that nobody can resume it any more.
    func isDropped(_ status: Status) -> Bool { status == Status(.pending) }

    /// When `withCheckedContinuation` comes back, somebody has resumed what its body stored.
    func isAwaited(_ region: Region) -> Bool {
        guard tracked.slot != nil, let call = region.call, let name = graph.calls[call].name else { return false }
        return name.hasPrefix("with") && name.hasSuffix("Continuation")
    }
}
