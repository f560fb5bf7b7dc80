import OnceoverControlFlow
import OnceoverDataflow

/// The transfer function of each instruction.
struct InstructionSteps {
    let body: FollowedBody
    private var assignments: AssignmentSteps { AssignmentSteps(body: body) }
    private var values: PathValues { PathValues(body: body) }
    private var taken: TakenObligations { TakenObligations(body: body) }
    private var transitions: Transitions { Transitions(body: body) }
    private var arming: Arming { Arming(body: body) }
    private var awaited: AwaitedCallbacks { AwaitedCallbacks(body: body) }
    private var told: ToldOthers { ToldOthers(body: body) }
    private var replacing: Replacing { Replacing(body: body) }
    private var lastCalls: LastCalls { LastCalls(body: body) }
    private var furtherEvents: FurtherEvents { FurtherEvents(body: body) }

    /// What an instruction other than a call does, after which there is one way on.
    func step(_ position: inout Position, _ instruction: Instruction, in block: Block) {
        switch instruction {
        case .call: break
        case .assign(let target, let value, let site):
            assignments.assign(value, to: target, at: site, in: block, &position)
        case .forget(let term, isCompound: true) where body.lent.contains(term): break
        case .forget(let term, let isCompound):
            values.forget(term, &position.facts)
            if isCompound, let known = body.tables.counters.factBehindChange(of: term) {
                position.facts.set(term.index, to: known.code)
            }
            if isCompound, body.aliases.isSlot(term) {
                position.status.progress = position.status.progress.after(.handOver)
            }
        case .discard(let value, let site): discard(value, at: site, &position)
        case .escape(let term, let site):
            if body.aliases.contains(term), taken.isOfThisObligation(term, position) {
                transitions.apply(.handOver, at: site, because: .collection, to: &position)
            }
        case .returnValue(let value, let site): giveBack(value, at: site, in: block, &position)
        case .enter(let region):
            arming.arm(region, &position)
            awaited.expect(region, &position.facts)
            for term in body.tables.givenBehind[region] ?? [] { position.facts.set(term, to: .isNil(false)) }
        case .leave(let region):
            told.tellResult(of: region, &position)
            told.tellDeclined(region, &position)
            leave(region, &position)
            awaited.noteEnd(of: region, &position.facts)
        case .recursion(let site):
            transitions.apply(.handOver, at: site, because: .recursion, to: &position)
        }
    }

    private func discard(_ value: Operand, at site: Site, _ position: inout Position) {
        guard body.aliases.contains(value), !taken.isContinuationTaken(value) else { return }
        let isWrapped = value.terms.contains(where: body.wrappers.made.contains)
        transitions.apply(isWrapped ? .handOver : .discharge, at: site, because: .discarded, to: &position)
    }

    private func giveBack(_ value: Operand, at site: Site, in block: Block, _ position: inout Position) {
        if isAnswer(value, in: block) {
            position.facts.set(PathKey.answered.key, to: 1)
        } else if isReturned(value, from: block, position) {
            transitions.apply(
                body.tracked.slot == nil ? .handOver : .discharge, at: site, because: .returned, to: &position)
        }
    }

    /// Whether the function returns there what it would tell the handler. `nil` is no answer.
    private func isAnswer(_ value: Operand, in block: Block) -> Bool {
        body.tracked.isAnsweredByResult && block.region == nil && value != .nilLiteral && !body.aliases.contains(value)
    }

    /// Whether the obligation is what the body returns there.
    private func isReturned(_ value: Operand, from block: Block, _ position: Position) -> Bool {
        body.aliases.contains(value) && !body.tracked.isFuture && position.status.progress == .pending
            && isReturnedToCaller(from: block)
            && taken.isOfThisObligation(value, position)
            && !value.terms.contains { replacing.isReplaced($0, position.facts) }
    }

    /// A closure that runs in place returns to the body that it stands in. What the closure itself has made leaves it there:
    /// `let promise = lock.withLock { … return promise }`.
    private func isReturnedToCaller(from block: Block) -> Bool {
        block.region.map { body.graph.regions[$0].isDeferred || body.graph.regions[$0].exit == body.tracked.end }
            ?? true
    }

    private func leave(_ index: Int, _ position: inout Position) {
        let region = body.graph.regions[index]
        if isAwaited(region), position.facts[PathKey.put.key] != nil, !position.status.isLeftBehind,
            !position.status.isDropped
        {
            position.status = Status(.dormant)
        }
        switch body.plan.mode(of: index) {
        case .repeating:
            if position.status.progress == .pending, body.tracked.slot == nil,
                body.plan.isFollowed(index, in: body.graph),
                !lastCalls.isLastCall(region, position.facts), !body.tables.lastStates.mayEnd(index, position.facts),
                !lastCalls.isTakenBack(index, position.facts)
            {
                transitions.apply(.handOver, at: region.site, because: .repeating, to: &position)
            }
        case .alternative where body.plan.timed.contains(index):
            if position.status.progress == .pending, furtherEvents.waitsForNext(index, position.facts) {
                transitions.apply(.handOver, at: region.site, because: .inTime, to: &position)
            }
        case .once
        where furtherEvents.isBeforeLastEvent(region, position) || furtherEvents.isOfPreliminary(region, position):
            transitions.apply(.handOver, at: region.site, because: .furtherEvent, to: &position)
        case .zeroOrOne:
            if position.facts[region.result.index] == nil {
                position.facts.set(region.result, to: .isNil(false))
            }
        default: break
        }
    }

    /// When `withCheckedContinuation` comes back, somebody has resumed what its body stored.
    private func isAwaited(_ region: Region) -> Bool {
        guard body.tracked.slot != nil, let call = region.call, let name = body.graph.calls[call].name else {
            return false
        }
        return name.hasPrefix("with") && name.hasSuffix("Continuation")
    }
}
