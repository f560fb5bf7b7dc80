import OnceoverControlFlow
import OnceoverDataflow

/// Which conditions a path can find so, and what it knows behind them.
struct EdgeConditions {
    let body: FollowedBody
    private var values: PathValues { PathValues(body: body) }
    private var repeated: RepeatedCalls { RepeatedCalls(body: body) }
    private var elements: SlotElements { SlotElements(body: body) }
    private var granting: Granting { Granting(body: body) }
    private var consequences: Consequences { Consequences(body: body) }

    func assume(_ edge: Edge, from block: Int, _ facts: inout FactSet, _ status: inout Status) -> Bool {
        if let isAdmitted = ListTurns(body: body).admitsTurn(edge, from: block, &facts) { return isAdmitted }
        for assumption in edge.assumptions {
            let known = facts[assumption.term.index]
            guard !OwnElement(body: body).missesOwnElement(assumption, status, facts),
                assume(assumption, edge, from: block, &facts)
            else {
                return false
            }
            body.tables.lastStates.note(assumption, &facts)
            if isAbsence(assumption, known: known, status), !elements.isPassed(edge, from: block, facts),
                !TakenObligations(body: body).isOfAnother(assumption.term, facts)
            {
                status = Status(.dormant)
            }
            if assumption == body.tracked.creationCase, edge.outcome == .matches { status.progress = .pending }
        }
        elements.notePassing(edge, status, &facts)
        return true
    }

    /// An optional handler that is nil needs no call. A name that is nil because it was cleared says nothing.
    private func isAbsence(_ assumption: Constraint, known: Int32?, _ status: Status) -> Bool {
        if let slot = body.tracked.slot { return SlotContent(body: body).isEmptySlot(assumption, slot, status) }
        guard assumption.fact == .isNil(true), !body.tracked.optionalRoots.isEmpty else { return false }
        return body.aliases.stable.contains(assumption.term)
            || known == nil && body.aliases.clearable.contains(assumption.term)
    }

    private func assume(_ assumption: Constraint, _ edge: Edge, from index: Int, _ facts: inout FactSet) -> Bool {
        let term = assumption.term
        let block = body.graph.blocks[index]
        if repeated.mayHoldNoSource(assumption, in: block) { repeated.stop(block, &facts) }
        if assumption.fact == .isNil(true), body.suppositions.held.contains(term) { return false }
        if values.mayChange(term, in: block) { return true }
        if let known = facts[term.index] ?? values.constant(of: term)?.code
            ?? body.tables.counters.fact(of: term, facts)?.code
        {
            consequences.noteOrigin(of: assumption, &facts)
            consequences.noteFilled(by: assumption, &facts)
            return confirm(assumption, by: Fact(code: known), &facts)
        }
        if let delivered = body.suppositions.delivered, !delivered.admit(assumption, facts) { return false }
        if let value = body.claims.initialValue(of: term, in: block), !value.isConsistent(with: assumption.fact) {
            return false
        }
        if assumption.fact == .isNil(true), body.claims.isHeldUntilCleared(term, in: block) { return false }
        if assumption.fact != .isNil(true), body.claims.isAnswer(assumption.term) { repeated.stop(block, &facts) }
        if let isTaken = granting.isLetThrough(assumption, edge, from: index, &facts) { return isTaken }
        if assumption.fact == .isNil(true), isThere(term) || body.tables.givenByCase.isGiven(term, facts) {
            return false
        }
        consequences.noteSource(of: assumption, &facts)
        consequences.noteOrigin(of: assumption, &facts)
        consequences.noteFilled(by: assumption, &facts)
        if isWorthKnowing(term), !isPassing(assumption) { facts.set(term, to: assumption.fact) }
        return true
    }

    /// `!Task.isCancelled`, which is so for now.
    private func isPassing(_ assumption: Constraint) -> Bool {
        assumption.fact == .boolean(false) && body.graph.falseForNow.contains(assumption.term)
    }

    /// Whether a term is the obligation, which is no optional.
    private func isThere(_ term: TermID) -> Bool {
        body.aliases.stable.contains(term) && body.tracked.optionalRoots.isEmpty && body.tracked.slot == nil
    }

    /// Whether what a path learns of a term may be asked for again.
    private func isWorthKnowing(_ term: TermID) -> Bool {
        body.graph.recurring.contains(term) || body.plan.isReasonOfEnd(term) || body.tables.ofEvents.contains(term)
            || body.tables.givenByCase.reasons.contains(term) || body.suppositions.delivered?.concern(term) == true
    }

    /// Whether what is known of a term admits that it has a fact. Which case it is says more than which it is not, or that it
    /// is not nil; so does a truth value, as where `isOpen == true` asks for both.
    private func confirm(_ assumption: Constraint, by known: Fact, _ facts: inout FactSet) -> Bool {
        guard known.isConsistent(with: assumption.fact) else { return false }
        switch assumption.fact {
        case .isCase(_, true): facts.set(assumption.term, to: assumption.fact)
        case .boolean where known == .isNil(false) && isWorthKnowing(assumption.term):
            facts.set(assumption.term, to: assumption.fact)
        default: break
        }
        return true
    }
}
