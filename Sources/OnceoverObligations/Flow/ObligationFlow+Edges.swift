import OnceoverControlFlow
import OnceoverDataflow

/// Which edges a path can take, and what it knows behind them.
extension ObligationFlow {
    /// Whether a closure's body is entered, skipped or run again from here.
    func admits(_ outcome: Outcome, _ status: Status, _ facts: inout FactSet) -> Bool {
        switch outcome {
        case .loopRuns: return !isOver(status, facts)
        case .repeatsClosure(let region) where !graph.regions[region].isDeferred && isOver(status, facts): return false
        case .entersClosure(let region) where waitsInVain(region, status, facts): return false
        case .skipsClosure(let region) where waitsInVain(region, status, facts): return true
        case .entersClosure(let region) where plan.isFollower(region): return status.progress == .pending
        case .skipsClosure(let region) where plan.isFollower(region): return status.progress != .pending
        case .entersClosure(let region):
            if status.progress == .pending { assumeFailure(in: region, &facts) }
            return admitsEntry(region, status, &facts)
        case .skipsClosure(let region): return admitsSkip(region, &facts)
        case .repeatsClosure(let region) where plan.firesAgain(region):
            return mayHaveRun(region, facts) && firesAgain(region, status, &facts)
        case .repeatsClosure(let region) where plan.answering.contains(region) && givesConstant(region, facts):
            return false
        case .repeatsClosure(let region): return [.zeroOrMore, .oneOrMore].contains(plan.mode(of: region))
        case .throwsBehindClosures(let call): return plan.throwsBehindClosures(call)
        default: return true
        }
    }

    /// Once the last turn has discharged, no other follows.
    private func isOver(_ status: Status, _ facts: FactSet) -> Bool {
        status.progress == .discharged && Tallies.isComplete(facts)
    }

    /// `until { …; return true }`: by what the closure gives, it may have said that this was the last time.
    private func givesConstant(_ region: Int, _ facts: FactSet) -> Bool {
        facts.fact(of: graph.regions[region].result) != nil
    }

    /// A source that ends without an error has given a value before, whose closure has discharged.
    private func assumeFailure(in region: Int, _ facts: inout FactSet) {
        guard plan.failing.contains(region), !plan.isEnding(region),
            let number = graph.caseNames.firstIndex(of: "failure"),
            let ending = graph.regions[region].parameters.first
        else { return }
        facts.set(ending, to: .isCase(Int32(number), true))
    }

    func admitsEntry(_ region: Int, _ status: Status, _ facts: inout FactSet) -> Bool {
        guard plan.isFollowed(region, in: graph) else { return false }
        tables.lastStates.enter(region, &facts)
        if plan.cancelling.contains(region) { facts.set(PathKey.cancelled.key, to: 1) }
        if plan.ending.contains(region), facts[PathKey.cancelled.key] != nil { return false }
        switch plan.mode(of: region) {
        case .never, .kept: return false
        case .reported(let answer):
            if let call = graph.regions[region].call {
                facts.set(graph.calls[call].result, to: .boolean(answer))
            }
            return true
        case .alternative(let group):
            guard facts[group.index] != Self.taken || mustCatch(region, facts) || cameBeforeEnd(region, facts) else {
                return false
            }
            facts.set(group.index, to: Self.taken)
            facts.set(PathKey.taker.key(group.index), to: Int32(region))
            if let proxy = plan.messaging[region] { facts.set(proxy, to: .isNil(false)) }
            facts.remove(PathKey.thrown.key)
            return true
        case .zeroOrOne where plan.catching.contains(region):
            let isThrown = facts[PathKey.thrown.key] != nil
            facts.remove(PathKey.thrown.key)
            return isThrown || status.progress == .pending
        default: return true
        }
    }

    func admitsSkip(_ region: Int, _ facts: inout FactSet) -> Bool {
        guard plan.isFollowed(region, in: graph) else { return true }
        switch plan.mode(of: region) {
        case .once, .oneOrMore, .repeating: return false
        case .never, .kept, .zeroOrMore: return true
        case .reported(let answer):
            if let call = graph.regions[region].call {
                facts.set(graph.calls[call].result, to: .boolean(!answer))
            }
            return true
        case .zeroOrOne where mustCatch(region, facts): return false
        case .zeroOrOne:
            facts.set(graph.regions[region].result, to: .isNil(true))
            return true
        case .alternative where mustCatch(region, facts) || surelyCameBeforeEnd(region, facts): return false
        // Whether a message follows is not said yet.
        case .alternative where plan.messaging[region] != nil: return true
        case .alternative(let group):
            if facts[group.index] != Self.taken { facts.set(group.index, to: Self.open) }
            return true
        }
    }

    /// Whether a closure before this one in its chain has thrown.
    private func mustCatch(_ region: Int, _ facts: FactSet) -> Bool {
        plan.catching.contains(region) && facts[PathKey.thrown.key] != nil
    }

    /// Whether an error leaves the closure that was given the obligation: whoever runs it hears of that instead.
    func isHeardOf(_ edge: Edge) -> Bool {
        tracked.isOfClosure && edge.outcome == .throwsError && edge.target == tracked.end
    }

    /// An error that leaves a closure is the next one's that catches.
    func noteThrown(along edge: Edge, _ facts: inout FactSet) {
        guard !plan.catching.isEmpty, edge.outcome == .throwsError,
            graph.regions.contains(where: { $0.exit == edge.target })
        else { return }
        facts.set(PathKey.thrown.key, to: 1)
    }

    /// That one closure of a group has run, or that none has yet. No fact has these codes.
    static let taken: Int32 = -1

    static let open: Int32 = -2

    /// Whether a closure may have run, if it is one of several of which one does. Where paths have met, it may not be known
    /// which one.
    private func mayHaveRun(_ region: Int, _ facts: FactSet) -> Bool {
        guard case .alternative(let group) = plan.mode(of: region) else { return true }
        return facts[PathKey.taker.key(group.index)].map { $0 == Int32(region) } ?? true
    }

    /// A closure that can discharge and is kept for later has the obligation from here on.
    func isKept(_ outcome: Outcome) -> Bool {
        guard case .skipsClosure(let region) = outcome else { return false }
        return plan.mode(of: region) == .kept && plan.isRelevant(region) && tracked.slot == nil
    }

    func assume(_ edge: Edge, from block: Int, _ facts: inout FactSet, _ status: inout Status) -> Bool {
        if let isAdmitted = admitsTurn(edge, from: block, &facts) { return isAdmitted }
        for assumption in edge.assumptions {
            let known = facts[assumption.term.index]
            guard !missesOwnElement(assumption, status, facts), assume(assumption, edge, from: block, &facts) else {
                return false
            }
            tables.lastStates.note(assumption, &facts)
            if isAbsence(assumption, known: known, status), !isPassed(edge, from: block, facts),
                !isOfAnother(assumption.term, facts)
            {
                status = Status(.dormant)
            }
            if assumption == tracked.creationCase, edge.outcome == .matches { status.progress = .pending }
        }
        notePassing(edge, status, &facts)
        return true
    }

    /// An optional handler that is nil needs no call. A name that is nil because it was cleared says nothing.
    func isAbsence(_ assumption: Constraint, known: Int32?, _ status: Status) -> Bool {
        if let slot = tracked.slot { return isEmptySlot(assumption, slot, status) }
        guard assumption.fact == .isNil(true), !tracked.optionalRoots.isEmpty else { return false }
        return aliases.stable.contains(assumption.term) || known == nil && aliases.clearable.contains(assumption.term)
    }

    func assume(_ assumption: Constraint, _ edge: Edge, from index: Int, _ facts: inout FactSet) -> Bool {
        let term = assumption.term
        let block = graph.blocks[index]
        if mayHoldNoSource(assumption, in: block) { stop(block, &facts) }
        if assumption.fact == .isNil(true), held.contains(term) { return false }
        if isRacing(term, in: block) || tables.setLater[index]?.contains(term) == true { return true }
        if let known = facts[term.index] ?? constant(of: term)?.code ?? tables.counters.fact(of: term, facts)?.code {
            noteOrigin(of: assumption, &facts)
            noteFilled(by: assumption, &facts)
            return confirm(assumption, by: Fact(code: known), &facts)
        }
        if let delivered, !delivered.admit(assumption, facts) { return false }
        if let value = claims.initialValue(of: term, in: block), !value.isConsistent(with: assumption.fact) {
            return false
        }
        if assumption.fact == .isNil(true), claims.isHeldUntilCleared(term, in: block) { return false }
        if assumption.fact != .isNil(true), claims.isAnswer(assumption.term) { stop(block, &facts) }
        if let isTaken = isLetThrough(assumption, edge, from: index, &facts) { return isTaken }
        if assumption.fact == .isNil(true), isThere(term) || tables.givenByCase.isGiven(term, facts) { return false }
        noteSource(of: assumption, &facts)
        noteOrigin(of: assumption, &facts)
        noteFilled(by: assumption, &facts)
        if isWorthKnowing(term), !isPassing(assumption) { facts.set(term, to: assumption.fact) }
        return true
    }

    /// `!Task.isCancelled`, which is so for now.
    private func isPassing(_ assumption: Constraint) -> Bool {
        assumption.fact == .boolean(false) && graph.falseForNow.contains(assumption.term)
    }

    /// Whether a term is the obligation, which is no optional.
    private func isThere(_ term: TermID) -> Bool {
        aliases.stable.contains(term) && tracked.optionalRoots.isEmpty && tracked.slot == nil
    }

    /// Whether what a path learns of a term may be asked for again.
    private func isWorthKnowing(_ term: TermID) -> Bool {
        graph.recurring.contains(term) || plan.isReasonOfEnd(term) || tables.ofEvents.contains(term)
            || tables.givenByCase.reasons.contains(term) || delivered?.concern(term) == true
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

    /// Whether another callback may set at any time what is asked here. What one step asks and sets under a lock is a claim.
    func isRacing(_ term: TermID, in block: Block) -> Bool {
        guard let lockedClaims, claims.isSetInCallback(term) else { return false }
        return !lockedClaims.protects(term, in: block)
    }
}
