import OnceoverControlFlow
import OnceoverDataflow

/// The transfer function of each instruction.
extension ObligationFlow {
    /// What an instruction other than a call does, after which there is one way on.
    func step(_ position: inout Position, _ instruction: Instruction, in block: Block) {
        switch instruction {
        case .call: break
        case .assign(let target, let value, let site): assign(value, to: target, at: site, in: block, &position)
        case .forget(let term, isCompound: true) where lent.contains(term): break
        case .forget(let term, let isCompound):
            forget(term, &position.facts)
            if isCompound, let known = tables.counters.factBehindChange(of: term) {
                position.facts.set(term.index, to: known.code)
            }
            if isCompound, aliases.isSlot(term) { position.status.progress = position.status.progress.after(.handOver) }
        case .discard(let value, let site):
            guard aliases.contains(value) else { break }
            let isWrapped = value.terms.contains(where: wrappers.made.contains)
            apply(isWrapped ? .handOver : .discharge, at: site, because: "left alone", to: &position)
        case .escape(let term, let site):
            if aliases.contains(term), isOfThisObligation(term, position) {
                apply(.handOver, at: site, because: "kept in a collection or converted", to: &position)
            }
        case .returnValue(.nilLiteral, _) where tracked.isExcusedByNil && block.region == nil:
            position.status = Status(.dormant)
        case .returnValue(let value, _) where isAnswer(value, in: block):
            position.facts.set(PathKey.answered.key, to: 1)
        case .returnValue(let value, let site):
            if aliases.contains(value), position.status.progress == .pending, isReturnedToCaller(from: block),
                isOfThisObligation(value, position), !value.terms.contains(where: { isReplaced($0, position.facts) })
            {
                apply(tracked.slot == nil ? .handOver : .discharge, at: site, because: "returned", to: &position)
            }
        case .enter(let region):
            arm(region, &position)
            expect(region, &position.facts)
        case .leave(let region):
            tellResult(of: region, &position)
            tellDeclined(region, &position)
            leave(region, &position)
            noteEnd(of: region, &position.facts)
        case .recursion(let site):
            apply(.handOver, at: site, because: "handled by a function that calls itself", to: &position)
        }
    }

    /// Whether the function returns there what it would tell the handler. `nil` is no answer.
    private func isAnswer(_ value: Operand, in block: Block) -> Bool {
        tracked.isAnsweredByResult && block.region == nil && value != .nilLiteral && !aliases.contains(value)
    }

    func apply(
        _ transition: Transition, at site: Site, because reason: String? = nil, to position: inout Position
    ) {
        guard position.status.progress != .dormant else { return }
        let transition = isResumedAgain(by: transition, position.status) ? .discharge : transition
        var after = position.status
        after.progress = after.progress.after(transition)
        if after.progress == .repeated, tracked.isIdempotent { after.progress = .discharged }
        move(to: after, by: transition, at: site, because: reason, &position)
    }

    /// Whether a continuation that has been resumed is put where it will be. A handler may mean to hear of what comes next, and
    /// a promise may be asked for its future.
    private func isResumedAgain(by transition: Transition, _ status: Status) -> Bool {
        transition == .store && tracked.kind == .continuation && status.progress == .discharged
    }

    func move(
        to after: Status, by transition: Transition, at site: Site, because reason: String? = nil,
        _ position: inout Position
    ) {
        let before = position.status
        position.status = after
        position.events.append(Event(transition: transition, before: before, after: after, site: site, reason: reason))
    }

    /// A closure that runs in place returns to the body that it stands in.
    func isReturnedToCaller(from block: Block) -> Bool {
        block.region.map { graph.regions[$0].isDeferred } ?? true
    }

    func call(_ index: Int, _ position: Position, in block: Block) -> [Position] {
        let next = run(index, position, in: block)
        guard letsOthersIn(graph.calls[index], effects[index], at: position.status) else { return next }
        return next.flatMap(waited)
    }

    private func run(_ index: Int, _ position: Position, in block: Block) -> [Position] {
        let call = graph.calls[index]
        if let slot = tracked.slot, let next = callOnSlot(call, slot, position) { return next }
        guard let effect = effects[index], concerns(effect, position), !isOnReplaced(call, position.facts) else {
            var returns = position
            if let receiver = call.receiver, let name = call.name, Disarming.methods.contains(name) {
                disarm(receiver, in: block, &returns)
                if name == "invalidate" { takeBack(receiver, in: block, &returns.facts) }
            }
            returns.throwsError = false
            noteChange(by: call, &returns.facts)
            takeBackLent(by: call, nil, &returns)
            tell(call, &returns)
            noteCome(call, in: block, &returns.facts)
            var throwing = position
            throwing.throwsError = true
            disarm(disarming.regions(startedBy: call), &throwing)
            return call.isTried ? [returns, throwing] : [returns]
        }
        if isInsteadOfChoice(call, in: block, position) { return [] }
        if let closure = effect.firstTimeOf, position.facts[PathKey.claim.key(closure.index)] != nil {
            var again = position
            again.throwsError = false
            return [again]
        }
        let first = effect.isOncePerObject ? claims.firstCall(call) : nil
        return effect.outcomes.compactMap { outcome in
            guard !outcome.throwsError || call.isTried else { return nil }
            var next = position
            if let first, !grant(outcome.transition != .none, key: first, &next.facts) { return nil }
            next.throwsError = outcome.throwsError
            if let closure = effect.firstTimeOf, outcome.transition != .none {
                next.facts.set(PathKey.claim.key(closure.index), to: 1)
            }
            if outcome.transition != .none, outcome.transition != .await || !waitsForEver(next) {
                apply(outcome.transition, at: call.site, because: effect.reason, to: &next)
            }
            if tracked.slot != nil, position.status.isStored, effect.isLocal, claims.isInCallback(block),
                !next.events.isEmpty
            {
                next.events[next.events.count - 1].isCopy = true
            }
            if let result = outcome.result { next.facts.set(call.result.index, to: result.code) }
            for (name, fact) in outcome.parts {
                if let part = graph.terms.find(name, of: call.result) { next.facts.set(part.index, to: fact.code) }
            }
            takeBackLent(by: call, outcome, &next)
            return next
        }
    }

    /// Whether a callback that comes in one of two cases has not come, as `whenSuccess` does where the future fails.
    private func waitsForEver(_ position: Position) -> Bool {
        graph.regions.indices.contains { region in
            plan.mode(of: region) == .zeroOrOne && plan.isRelevant(region) && !plan.decided.contains(region)
                && position.facts.fact(of: graph.regions[region].result) == .isNil(true)
        }
    }

    func assign(
        _ value: Operand, to target: TermID, at site: Site, in block: Block, _ position: inout Position
    ) {
        let known = fact(of: value, in: block, position.facts)
        let parts = facts(ofParts: value, givenTo: target, position.facts)
        forget(target, &position.facts)
        for part in parts { position.facts.set(part.term.index, to: part.fact.code) }
        // What a weak reference is given may be gone before the next step.
        if let known, !graph.terms[target].isWeak || known != .isNil(false) {
            position.facts.set(target.index, to: known.code)
        }
        noteReplacing(target, by: value, &position.facts)
        if tracked.creation.map({ value == .term($0) }) == true { position.status.progress = .pending }
        if takenNames.contains(target), value.terms.contains(where: aliases.isSlot) { noteTaking(&position) }
        if let slot = tracked.slot, store(value, into: target, of: slot, at: site, &position) { return }
        if value == .nilLiteral {
            disarm(target, in: block, &position)
            takeBack(target, in: block, &position.facts)
        }
        guard carries(value), !value.terms.contains(where: { isReplaced($0, position.facts) }),
            !isLocalName(target) || outlivesClosure(target, in: block) || isBorrowed(target)
        else {
            return
        }
        let isKept = tracked.slot == nil && resolver.keeps(target, in: graph)
        apply(
            isKept ? .store : .handOver, at: site, because: "stored in `\(graph.terms[target].name)`", to: &position)
    }

    /// Whether a value is the obligation, or the function that discharges it: `continuation.resume`.
    func carries(_ value: Operand) -> Bool {
        if aliases.contains(value) { return true }
        guard case .term(let term) = value, case .member(let owner, let name) = graph.terms[term].kind else {
            return false
        }
        return aliases.contains(owner) && tracked.dischargingMethods.contains(name)
    }

    /// Whether an assignment only gives the obligation another name. What is assigned to a closure's parameter leaves the
    /// body: `box.mutate { $0 = continuation }`.
    func isLocalName(_ target: TermID) -> Bool {
        if isResult(target) { return true }
        guard aliases.contains(target) else { return false }
        return !graph.regions.contains {
            $0.isDeferred && $0.parameters.contains(target) && !tracked.roots.contains(target)
        }
    }

    /// Whether it is a parameter that the body is given by reference, and not the one that the obligation came in.
    private func isBorrowed(_ target: TermID) -> Bool {
        borrowed.values.contains(target) && !tracked.roots.contains(target)
    }

    /// Whether a variable outlives the closure in which the paths begin, being given a value outside, too, and this closure
    /// does nothing more with it: `lock.withLock { waiting = completion }`.
    private func outlivesClosure(_ target: TermID, in block: Block) -> Bool {
        guard tracked.slot == nil, let closure = closureOfStart, aliases.contains(target),
            !tracked.roots.contains(target),
            graph.terms[target].isVariable, !block.edges.contains(where: { reachesDischarge[$0.target] })
        else { return false }
        return graph.blocks.contains { block in
            guard !graph.closures(outwardFrom: block.region).contains(closure) else { return false }
            return block.instructions.contains {
                if case .assign(target, _, _) = $0 { true } else { false }
            }
        }
    }

    /// Whether a term is, or belongs to, a value on its way.
    func isResult(_ term: TermID) -> Bool {
        switch graph.terms[term].kind {
        case .callResult: true
        case .member(let owner, _): isResult(owner)
        case .variable, .condition: false
        }
    }

    func fact(of value: Operand, _ facts: FactSet) -> Fact? {
        switch value {
        case .enumCase(let number): .isCase(number, true)
        case .term(let term): facts[term.index].map { Fact(code: $0) } ?? tables.made[term] ?? constant(of: term)
        default: value.constant
        }
    }

    /// What is known of the parts of a call's result, as parts of the name that it is given.
    private func facts(
        ofParts value: Operand, givenTo target: TermID, _ facts: FactSet
    ) -> [(term: TermID, fact: Fact)] {
        guard case .term(let result) = value, graph.terms[result].kind == .callResult else { return [] }
        return graph.terms.mentioning(result).compactMap { part in
            guard case .member(result, let name) = graph.terms[part].kind, let fact = facts.fact(of: part),
                let own = graph.terms.find(name, of: target)
            else { return nil }
            return (own, fact)
        }
    }

    /// What is known of a value, also of a flag that no callback has set yet. Of one that callbacks set as it comes, nothing
    /// is known where it is read.
    private func fact(of value: Operand, in block: Block, _ facts: FactSet) -> Fact? {
        guard case .term(let term) = value else { return fact(of: value, facts) }
        if isRacing(term, in: block), case .boolean? = fact(of: value, facts) { return nil }
        return fact(of: value, facts) ?? claims.initialValue(of: term, in: block)
    }

    /// What is known of a term wherever it is asked.
    func constant(of term: TermID) -> Fact? {
        tables.neverNil.contains(term) ? .isNil(false) : tables.caught[term]
    }

    /// What a method of the own object has set.
    func noteSettings(of call: Int, _ positions: inout [Position]) {
        guard let settings = tables.settings[call] else { return }
        for index in positions.indices where positions[index].throwsError != true {
            for setting in settings {
                forget(setting.term, &positions[index].facts)
                positions[index].facts.set(setting.term.index, to: setting.fact.code)
            }
        }
    }

    func forget(_ term: TermID, _ facts: inout FactSet) {
        guard !facts.entries.isEmpty else { return }
        noteChange(of: term, &facts)
        for dependent in graph.terms.mentioning(term) { facts.remove(dependent.index) }
    }

    func leave(_ index: Int, _ position: inout Position) {
        let region = graph.regions[index]
        if isAwaited(region), position.facts[PathKey.put.key] != nil, !isLeftBehind(position.status),
            !isDropped(position.status)
        {
            position.status = Status(.dormant)
        }
        switch plan.mode(of: index) {
        case .repeating:
            if position.status.progress == .pending, tracked.slot == nil, plan.isFollowed(index, in: graph),
                !isLastCall(region, position.facts), !isTakenBack(index, position.facts)
            {
                apply(.handOver, at: region.site, because: "waits for a callback that fires again", to: &position)
            }
        case .once where isBeforeLastEvent(region, position):
            apply(.handOver, at: region.site, because: "waits for a further event", to: &position)
        case .zeroOrOne:
            if position.facts[region.result.index] == nil {
                position.facts.set(region.result.index, to: Fact.isNil(false).code)
            }
        default: break
        }
    }
}
