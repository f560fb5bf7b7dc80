import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// What calls do to the obligation, and what a path learns of them.
struct CallSteps {
    let body: FollowedBody
    private var waits: SlotWaits { SlotWaits(body: body) }
    private var stored: SlotTransfer { SlotTransfer(body: body) }
    private var replacing: Replacing { Replacing(body: body) }
    private var taken: TakenObligations { TakenObligations(body: body) }
    private var choices: OfferedChoices { OfferedChoices(body: body) }
    private var granting: Granting { Granting(body: body) }
    private var values: PathValues { PathValues(body: body) }
    private var lending: Lending { Lending(body: body) }
    private var told: ToldOthers { ToldOthers(body: body) }
    private var awaited: AwaitedCallbacks { AwaitedCallbacks(body: body) }
    private var arming: Arming { Arming(body: body) }
    private var lastCalls: LastCalls { LastCalls(body: body) }
    private var transitions: Transitions { Transitions(body: body) }

    func call(_ index: Int, _ position: Position, in block: Block) -> [Position] {
        let next = run(index, position, in: block)
        guard waits.letsOthersIn(body.graph.calls[index], body.effects[index], at: position.status) else { return next }
        return next.flatMap(waits.waited)
    }

    private func run(_ index: Int, _ position: Position, in block: Block) -> [Position] {
        let call = body.graph.calls[index]
        if let slot = body.tracked.slot, let next = stored.callOnSlot(call, slot, position) { return next }
        guard let effect = body.effects[index], taken.concerns(effect, position),
            !replacing.isOnReplaced(call, position.facts)
        else {
            return pass(index, position, in: block)
        }
        if choices.isInsteadOfChoice(call, in: block, position) { return [] }
        if let closure = effect.firstTimeOf, position.facts[PathKey.claim.key(closure.index)] != nil {
            var again = position
            again.throwsError = false
            return [again]
        }
        let first = effect.isOncePerObject ? body.claims.firstCall(call) : nil
        let own = effect.isOnceForGood ? body.claims.firstOwnCall(call) : nil
        return effect.outcomes.compactMap { outcome in
            guard !outcome.throwsError || mayThrow(index), !isOfSettled(outcome, by: index) else { return nil }
            var next = position
            if let first, !granting.grant(outcome.transition != .none, key: first, &next.facts) { return nil }
            if let own, outcome.transition != .none, !granting.spend(own, &next.facts) { return nil }
            follow(outcome, of: call, effect, in: block, &next)
            return next
        }
    }

    /// Whether a helper would leave alone what is said to be settled, where that is taken to be true.
    private func isOfSettled(_ outcome: CallOutcome, by call: Int) -> Bool {
        outcome.transition == .none && !outcome.throwsError && body.suppositions.settledCalls.contains(call)
    }

    /// A call that has nothing to do with the obligation may take callbacks back, and others hear of it.
    private func pass(_ index: Int, _ position: Position, in block: Block) -> [Position] {
        let call = body.graph.calls[index]
        var returns = position
        takeBackCallbacks(by: call, in: block, &returns)
        returns.throwsError = false
        values.noteChange(by: call, &returns.facts)
        lending.takeBackLent(by: call, nil, &returns)
        told.tell(call, &returns)
        awaited.noteCome(call, in: block, &returns.facts)
        guard mayThrow(index) else { return [returns] }
        var throwing = position
        throwing.throwsError = true
        arming.disarm(body.disarming.regions(startedBy: call), &throwing)
        arming.takeBackKept(by: call, &throwing)
        return [returns, throwing]
    }

    private func mayThrow(_ call: Int) -> Bool { isTried(call) && !isMadeForTried(call) }

    private func isTried(_ call: Int) -> Bool {
        body.graph.calls[call].isTried && !body.tables.unthrowing.contains(call) && !body.plan.unthrowing.contains(call)
    }

    /// `try hail(Ship(crew: 3))`: hardly any initialiser throws, and where this one does, the path is that of the error which `hail`
    /// may throw.
    private func isMadeForTried(_ call: Int) -> Bool {
        guard let users = body.tables.usersOfMade[call], body.effects[call] == nil else { return false }
        return users.contains { body.effects[$0] == nil && isTried($0) }
    }

    /// `timer.invalidate()`, `task.cancel()`
    private func takeBackCallbacks(by call: Call, in block: Block, _ position: inout Position) {
        guard let receiver = call.receiver, let name = call.name, Vocabulary.disarmingMethods.contains(name) else {
            return
        }
        arming.disarm(receiver, in: block, &position)
        if name == "invalidate" { lastCalls.takeBack(receiver, in: block, &position.facts) }
    }

    private func follow(
        _ outcome: CallOutcome, of call: Call, _ effect: CallEffect, in block: Block, _ position: inout Position
    ) {
        let wasStored = position.status.isStored
        position.throwsError = outcome.throwsError
        if outcome.transition != .none {
            if let closure = effect.firstTimeOf { position.facts.set(PathKey.claim.key(closure.index), to: 1) }
            if effect.isKeptByMade, position.status.progress == .pending {
                position.facts.set(PathKey.keptByMade.key(call.result.index), to: 1)
            }
            if outcome.transition != .await || !waitsForEver(position) {
                transitions.apply(
                    outcome.transition, at: call.site, because: effect.reason, into: call.receiver, to: &position)
            }
        }
        if body.tracked.slot != nil, wasStored, effect.isLocal, body.claims.isInCallback(block),
            !position.events.isEmpty
        {
            position.events[position.events.count - 1].isCopy = true
        }
        learn(outcome, of: call, &position.facts)
        lending.takeBackLent(by: call, outcome, &position)
    }

    private func learn(_ outcome: CallOutcome, of call: Call, _ facts: inout FactSet) {
        if let result = outcome.result { facts.set(call.result, to: result) }
        for (name, fact) in outcome.parts {
            if let part = body.graph.terms.find(name, of: call.result) { facts.set(part, to: fact) }
        }
    }

    /// Whether a callback that comes in one of two cases has not come, as `whenSuccess` does where the future fails.
    private func waitsForEver(_ position: Position) -> Bool {
        body.graph.regions.indices.contains { region in
            body.plan.mode(of: region) == .zeroOrOne && body.plan.isRelevant(region)
                && !body.plan.decided.contains(region)
                && position.facts.fact(of: body.graph.regions[region].result) == .isNil(true)
        }
    }
}
