import OnceoverControlFlow
import OnceoverDataflow

/// Values that are given to variables, properties and parameters.
struct AssignmentSteps {
    let body: FollowedBody
    private var replacing: Replacing { Replacing(body: body) }
    private var taken: TakenObligations { TakenObligations(body: body) }
    private var stored: SlotTransfer { SlotTransfer(body: body) }
    private var arming: Arming { Arming(body: body) }
    private var lastCalls: LastCalls { LastCalls(body: body) }
    private var transitions: Transitions { Transitions(body: body) }
    private var values: PathValues { PathValues(body: body) }

    func assign(
        _ value: Operand, to target: TermID, at site: Site, in block: Block, _ position: inout Position
    ) {
        learn(value, givenTo: target, in: block, &position.facts)
        replacing.noteReplacing(target, by: value, &position.facts)
        if body.tracked.creation.map({ value == .term($0) }) == true { position.status.progress = .pending }
        if body.takenNames.contains(target), value.terms.contains(where: body.aliases.isSlot) {
            taken.noteTaking(as: target, &position)
        }
        if let slot = body.tracked.slot, stored.store(value, into: target, of: slot, at: site, &position) { return }
        if value == .nilLiteral {
            arming.disarm(target, in: block, &position)
            lastCalls.takeBack(target, in: block, &position.facts)
        }
        guard carries(value), !value.terms.contains(where: { replacing.isReplaced($0, position.facts) }),
            isOutside(target, in: block)
        else { return }
        let isKept = body.tracked.slot == nil && body.questions.stored.keeps(target, in: body.graph)
        transitions.apply(
            isKept ? .store : .handOver, at: site, because: .property(body.graph.terms[target].name),
            into: target, to: &position)
    }

    private func learn(_ value: Operand, givenTo target: TermID, in block: Block, _ facts: inout FactSet) {
        let known = values.fact(of: value, in: block, facts)
        let parts = self.facts(ofParts: value, givenTo: target, facts)
        values.forget(target, &facts)
        for part in parts { facts.set(part.term, to: part.fact) }
        // What a weak reference is given may be gone before the next step.
        if let known, !body.graph.terms[target].isWeak || known != .isNil(false) { facts.set(target, to: known) }
    }

    /// What is known of the parts of a call's result, as parts of the name that it is given.
    private func facts(
        ofParts value: Operand, givenTo target: TermID, _ facts: FactSet
    ) -> [(term: TermID, fact: Fact)] {
        guard case .term(let result) = value else { return [] }
        return body.graph.parts(of: result, givenTo: target).compactMap { part, own in
            facts.fact(of: part).map { (own, $0) }
        }
    }

    /// Whether a value is the obligation, or the function that discharges it: `continuation.resume`.
    private func carries(_ value: Operand) -> Bool {
        if body.aliases.contains(value) { return true }
        return if case .term(let term) = value {
            body.tracked.isDischargingMethod(term, of: body.aliases, in: body.graph)
        } else {
            false
        }
    }

    /// Whether what is assigned leaves the body, or the closure in which the paths begin.
    private func isOutside(_ target: TermID, in block: Block) -> Bool {
        !isLocalName(target) || outlivesClosure(target, in: block) || isBorrowed(target)
    }

    /// Whether an assignment only gives the obligation another name. What is assigned to a closure's parameter leaves the
    /// body: `box.mutate { $0 = continuation }`.
    private func isLocalName(_ target: TermID) -> Bool {
        if isResult(target) { return true }
        guard body.aliases.contains(target) else { return false }
        return !body.graph.regions.contains {
            $0.isDeferred && $0.parameters.contains(target) && !body.tracked.roots.contains(target)
        }
    }

    /// Whether it is a parameter that the body is given by reference, and not the one that the obligation came in.
    private func isBorrowed(_ target: TermID) -> Bool {
        body.borrowed.values.contains(target) && !body.tracked.roots.contains(target)
    }

    /// Whether a variable outlives the closure in which the paths begin, being there outside, too, and this closure does nothing
    /// more with it: `lock.withLock { waiting = completion }`.
    private func outlivesClosure(_ target: TermID, in block: Block) -> Bool {
        guard body.tracked.slot == nil, let closure = body.closureOfStart, body.aliases.contains(target),
            !body.tracked.roots.contains(target),
            body.graph.terms[target].isVariable, !block.edges.contains(where: { body.reachesDischarge[$0.target] })
        else { return false }
        return body.graph.blocks.contains {
            !body.graph.isInside($0, of: closure) && $0.mentions(target, in: body.graph)
        }
    }

    /// Whether a term is, or belongs to, a value on its way.
    private func isResult(_ term: TermID) -> Bool {
        switch body.graph.terms[term].kind {
        case .callResult: true
        case .member(let owner, _): isResult(owner)
        case .variable, .condition: false
        }
    }
}
