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
        case .discard(let value, let site): discard(value, at: site, &position)
        case .escape(let term, let site):
            if aliases.contains(term), isOfThisObligation(term, position) {
                apply(.handOver, at: site, because: .collection, to: &position)
            }
        case .returnValue(let value, let site): giveBack(value, at: site, in: block, &position)
        case .enter(let region):
            arm(region, &position)
            expect(region, &position.facts)
            for term in tables.givenBehind[region] ?? [] { position.facts.set(term, to: .isNil(false)) }
        case .leave(let region):
            tellResult(of: region, &position)
            tellDeclined(region, &position)
            leave(region, &position)
            noteEnd(of: region, &position.facts)
        case .recursion(let site):
            apply(.handOver, at: site, because: .recursion, to: &position)
        }
    }

    private func discard(_ value: Operand, at site: Site, _ position: inout Position) {
        guard aliases.contains(value), !isContinuationTaken(value) else { return }
        let isWrapped = value.terms.contains(where: wrappers.made.contains)
        apply(isWrapped ? .handOver : .discharge, at: site, because: .discarded, to: &position)
    }

    private func giveBack(_ value: Operand, at site: Site, in block: Block, _ position: inout Position) {
        if isAnswer(value, in: block) {
            position.facts.set(PathKey.answered.key, to: 1)
        } else if isReturned(value, from: block, position) {
            apply(tracked.slot == nil ? .handOver : .discharge, at: site, because: .returned, to: &position)
        }
    }

    /// Whether the function returns there what it would tell the handler. `nil` is no answer.
    private func isAnswer(_ value: Operand, in block: Block) -> Bool {
        tracked.isAnsweredByResult && block.region == nil && value != .nilLiteral && !aliases.contains(value)
    }

    /// Whether the obligation is what the body returns there.
    private func isReturned(_ value: Operand, from block: Block, _ position: Position) -> Bool {
        aliases.contains(value) && !tracked.isFuture && position.status.progress == .pending
            && isReturnedToCaller(from: block)
            && isOfThisObligation(value, position) && !value.terms.contains { isReplaced($0, position.facts) }
    }

    /// A closure that runs in place returns to the body that it stands in. What the closure itself has made leaves it there:
    /// `let promise = lock.withLock { … return promise }`.
    func isReturnedToCaller(from block: Block) -> Bool {
        block.region.map { graph.regions[$0].isDeferred || graph.regions[$0].exit == tracked.end } ?? true
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
                !isLastCall(region, position.facts), !tables.lastStates.mayEnd(index, position.facts),
                !isTakenBack(index, position.facts)
            {
                apply(.handOver, at: region.site, because: .repeating, to: &position)
            }
        case .alternative where plan.timed.contains(index):
            if position.status.progress == .pending, waitsForNext(index, position.facts) {
                apply(.handOver, at: region.site, because: .inTime, to: &position)
            }
        case .once where isBeforeLastEvent(region, position) || isOfPreliminary(region, position):
            apply(.handOver, at: region.site, because: .furtherEvent, to: &position)
        case .zeroOrOne:
            if position.facts[region.result.index] == nil {
                position.facts.set(region.result, to: .isNil(false))
            }
        default: break
        }
    }
}
