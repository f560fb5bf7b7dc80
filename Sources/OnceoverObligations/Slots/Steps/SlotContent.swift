import OnceoverControlFlow
import OnceoverVocabulary

/// What happens to an obligation that a stored property holds.
struct SlotContent {
    let body: FollowedBody

    /// Whether a condition says that the property holds nothing.
    func isEmptySlot(_ assumption: Constraint, _ slot: TrackedSlot, _ status: Status) -> Bool {
        guard status.progress == .pending else { return false }
        if let caseName = slot.caseName, holds(assumption.term, slot, status) {
            if case .isCase(let number, let isIt) = assumption.fact {
                return (body.graph.caseNames[Int(number)] == caseName) != isIt
            }
        }
        let holder = slot.isCollection ? emptyCollection(assumption) : nil
        guard let term = holder ?? (assumption.fact == .isNil(true) ? assumption.term : nil),
            body.aliases.contains(term)
        else { return false }
        return body.aliases.isSlot(term) ? status.isStored : true
    }

    /// Whether a term is where the obligation is: the state, or once that has changed, the name that it was given
    /// before.
    private func holds(_ term: TermID, _ slot: TrackedSlot, _ status: Status) -> Bool {
        if status.isStored { return term == slot.holder }
        return slot.root == slot.holder && term != slot.holder && body.aliases.contains(term)
            && body.graph.terms[term].isVariable
    }

    /// The collection that holds nothing by what is assumed.
    private func emptyCollection(_ assumption: Constraint) -> TermID? {
        guard case .member(let owner, "isEmpty") = body.graph.terms[assumption.term].kind,
            assumption.fact == .boolean(true)
        else { return nil }
        return owner
    }

    /// How the status changes when a value is assigned to the property, or to an element of it.
    ///
    /// Nothing where the assignment has nothing to do with the property.
    func status(
        afterAssigning value: Operand, to target: TermID, of slot: TrackedSlot, from status: Status
    ) -> Status? {
        guard target == slot.holder || body.aliases.isSlot(target) || isOwner(target, of: slot) else { return nil }
        let isElement = slot.isCollection && target != slot.holder
        if isElement, value != .nilLiteral { return refilled(with: value.terms, from: status) }
        if keeps(value, slot) || slot.property.isList && makesCase(value, slot) { return status }
        let waits = status == Status(.pending, isStored: true)
        if target == slot.keeper { return Status(waits ? .handedOver : status.progress) }
        if slot.isAnsweredWhenReplaced, status.isLeftBehind { return Status(.repeated) }
        if putsAny(value, slot) {
            return waits && !slot.isAnsweredWhenReplaced
                ? Status(.pending) : refilled(with: value.terms, from: status)
        }
        return waits && slot.isAnsweredWhenReplaced ? Status(.discharged) : Status(status.progress)
    }

    /// Where blocks put an obligation under one of the given keys: `waiting[url] = continuation`.
    func sitesOfStoring(under keys: SharedKeys) -> [Int: Site] {
        guard let slot = body.tracked.slot, slot.isCollection, !keys.isEmpty else { return [:] }
        var sites: [Int: Site] = [:]
        for block in body.graph.blocks.indices {
            for case .assign(let target, let value, let site) in body.graph.blocks[block].instructions
            where sites[block] == nil && body.aliases.isSlot(target) && puts(value) && keys.holds(target) {
                sites[block] = site
            }
        }
        return sites
    }

    /// Whether a whole value that the property belongs to is assigned.
    private func isOwner(_ target: TermID, of slot: TrackedSlot) -> Bool {
        target != body.graph.selfTerm && body.graph.terms[slot.holder].mentions.contains(target)
    }

    /// Whether the value is the property's own, put back.
    private func keeps(_ value: Operand, _ slot: TrackedSlot) -> Bool {
        value.terms.contains { body.aliases.isSlot($0) || isMade($0, with: { self.isTaken($0) }) }
    }

    /// Whether the value is, or is made with, an obligation that has not been in the property.
    private func puts(_ value: Operand) -> Bool {
        value.terms.contains {
            body.aliases.contains($0) && !isTaken($0) || isMade($0, with: { body.aliases.contains($0) })
        }
    }

    func putsAny(_ value: Operand, _ slot: TrackedSlot) -> Bool { puts(value) || putsWhole(value, slot) }

    /// `round = (1, k)`, `round = Round(number: 1, k: k)`
    private func putsWhole(_ value: Operand, _ slot: TrackedSlot) -> Bool {
        slot.property.isCarried && !slot.isCollection && value != .nilLiteral
    }

    /// Whether the value is the same case again, with what it holds now.
    func makesCase(_ value: Operand, _ slot: TrackedSlot) -> Bool {
        guard case .term(let term) = value, let call = body.graph.calls.first(where: { $0.result == term }) else {
            return false
        }
        return call.name == slot.caseName
    }

    /// `.waiting(k)`: a value that a call made with the obligation.
    private func isMade(_ term: TermID, with matches: (TermID) -> Bool) -> Bool {
        guard body.graph.terms[term].kind == .callResult,
            let call = body.graph.calls.first(where: { $0.result == term })
        else {
            return false
        }
        return call.arguments.contains { $0.operand.terms.contains(where: matches) }
    }

    /// Whether a local name got its value from the property.
    private func isTaken(_ term: TermID) -> Bool {
        body.aliases.contains(term) && body.takenNames.contains(term)
    }

    /// What a call on the property does to the status; nothing where it is no call on it.
    func status(after call: Call, on slot: TrackedSlot, from status: Status) -> Status? {
        guard case .member(let receiver?, let name) = call.callee, body.aliases.isSlot(receiver) else { return nil }
        let stores = Vocabulary.storingMethods.contains(name)
        let takes = Vocabulary.takingMethods.contains(name) || SlotCalls.clearing.contains(name)
        guard stores || takes else { return nil }
        if takes, status.isStored { return Status(status.progress) }
        return stores ? refilled(with: call.arguments.flatMap(\.operand.terms), from: status) : status
    }

    /// What has been taken out and waits still is followed, whatever takes its place: it may be lost already. What is put back
    /// is the same.
    private func refilled(with values: [TermID], from status: Status) -> Status {
        status.isDropped && !values.contains(where: isPutBack) ? status : Status(.pending, isStored: true)
    }

    private func isPutBack(_ value: TermID) -> Bool { isTaken(value) || isMade(value, with: isTaken) }

    /// How a method of the same type leaves what the property holds; none where it is not known.
    func slotOutcomes(of call: Call, from status: Status) -> [SlotOutcome] {
        body.tracked.slot.flatMap {
            body.questions.stored.outcomes(of: call, in: body.graph, slot: $0.property, from: status)
        } ?? []
    }
}
