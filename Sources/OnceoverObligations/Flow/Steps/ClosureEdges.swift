import OnceoverControlFlow
import OnceoverDataflow

/// Which closures a path can enter, skip or run again, and what it remembers of them.
struct ClosureEdges {
    let body: FollowedBody
    private var awaited: AwaitedCallbacks { AwaitedCallbacks(body: body) }
    private var repeated: RepeatedCalls { RepeatedCalls(body: body) }
    private var ends: EndedSources { EndedSources(body: body) }

    /// Whether a closure's body is entered, skipped or run again from here.
    func admits(_ outcome: Outcome, _ status: Status, _ facts: inout FactSet) -> Bool {
        switch outcome {
        case .loopRuns: return !isOver(status, facts)
        case .repeatsClosure(let region) where !body.graph.regions[region].isDeferred && isOver(status, facts):
            return false
        case .entersClosure(let region) where awaited.waitsInVain(region, status, facts): return false
        case .skipsClosure(let region) where awaited.waitsInVain(region, status, facts): return true
        case .entersClosure(let region) where body.plan.isFollower(region): return status.progress == .pending
        case .skipsClosure(let region) where body.plan.isFollower(region): return status.progress != .pending
        case .entersClosure(let region):
            if status.progress == .pending { assumeFailure(in: region, &facts) }
            return admitsEntry(region, status, &facts)
        case .skipsClosure(let region): return admitsSkip(region, &facts)
        case .repeatsClosure(let region) where body.plan.firesAgain(region):
            return mayHaveRun(region, facts) && repeated.firesAgain(region, status, &facts)
        case .repeatsClosure(let region) where body.plan.answering.contains(region) && givesConstant(region, facts):
            return false
        case .repeatsClosure(let region): return [.zeroOrMore, .oneOrMore].contains(body.plan.mode(of: region))
        case .throwsBehindClosures(let call): return body.plan.throwsBehindClosures(call)
        default: return true
        }
    }

    /// Once the last turn has discharged, no other follows.
    private func isOver(_ status: Status, _ facts: FactSet) -> Bool {
        status.progress == .discharged && Tallies.isComplete(facts)
    }

    /// `until { …; return true }`: by what the closure gives, it may have said that this was the last time.
    private func givesConstant(_ region: Int, _ facts: FactSet) -> Bool {
        facts.fact(of: body.graph.regions[region].result) != nil
    }

    /// A source that ends without an error has given a value before, whose closure has discharged.
    private func assumeFailure(in region: Int, _ facts: inout FactSet) {
        guard body.plan.failing.contains(region), !body.plan.isEnding(region),
            let number = body.graph.caseNames.firstIndex(of: "failure"),
            let ending = body.graph.regions[region].parameters.first
        else { return }
        facts.set(ending, to: .isCase(Int32(number), true))
    }

    private func admitsEntry(_ region: Int, _ status: Status, _ facts: inout FactSet) -> Bool {
        guard body.plan.isFollowed(region, in: body.graph) else { return false }
        body.tables.lastStates.enter(region, &facts)
        if body.plan.cancelling.contains(region) { facts.set(PathKey.cancelled.key, to: 1) }
        if body.plan.ending.contains(region), facts[PathKey.cancelled.key] != nil { return false }
        switch body.plan.mode(of: region) {
        case .never, .kept: return false
        case .reported(let answer):
            if let call = body.graph.regions[region].call {
                facts.set(body.graph.calls[call].result, to: .boolean(answer))
            }
            return true
        case .alternative(let group):
            guard facts[group.index] != Self.taken || mustCatch(region, facts) || ends.cameBeforeEnd(region, facts)
            else {
                return false
            }
            facts.set(group.index, to: Self.taken)
            facts.set(PathKey.taker.key(group.index), to: Int32(region))
            if let proxy = body.plan.messaging[region] { facts.set(proxy, to: .isNil(false)) }
            facts.remove(PathKey.thrown.key)
            return true
        case .zeroOrOne where body.plan.catching.contains(region):
            let isThrown = facts[PathKey.thrown.key] != nil
            facts.remove(PathKey.thrown.key)
            return isThrown || status.progress == .pending
        default: return true
        }
    }

    private func admitsSkip(_ region: Int, _ facts: inout FactSet) -> Bool {
        guard body.plan.isFollowed(region, in: body.graph) else { return true }
        switch body.plan.mode(of: region) {
        case .once, .oneOrMore, .repeating: return false
        case .never, .kept, .zeroOrMore: return true
        case .reported(let answer):
            if let call = body.graph.regions[region].call {
                facts.set(body.graph.calls[call].result, to: .boolean(!answer))
            }
            return true
        case .zeroOrOne where mustCatch(region, facts): return false
        case .zeroOrOne:
            facts.set(body.graph.regions[region].result, to: .isNil(true))
            return true
        case .alternative where mustCatch(region, facts) || ends.surelyCameBeforeEnd(region, facts): return false
        // Whether a message follows is not said yet.
        case .alternative where body.plan.messaging[region] != nil: return true
        case .alternative(let group):
            if facts[group.index] != Self.taken { facts.set(group.index, to: Self.open) }
            return true
        }
    }

    /// Whether a closure before this one in its chain has thrown.
    private func mustCatch(_ region: Int, _ facts: FactSet) -> Bool {
        body.plan.catching.contains(region) && facts[PathKey.thrown.key] != nil
    }

    /// Whether an error leaves the closure that was given the obligation: whoever runs it hears of that instead.
    func isHeardOf(_ edge: Edge) -> Bool {
        body.tracked.isOfClosure && edge.outcome == .throwsError && edge.target == body.tracked.end
    }

    /// An error that leaves a closure is the next one's that catches.
    func noteThrown(along edge: Edge, _ facts: inout FactSet) {
        guard !body.plan.catching.isEmpty, edge.outcome == .throwsError,
            body.graph.regions.contains(where: { $0.exit == edge.target })
        else { return }
        facts.set(PathKey.thrown.key, to: 1)
    }

    /// That one closure of a group has run, or that none has yet. No fact has these codes.
    static let taken: Int32 = -1

    static let open: Int32 = -2

    /// Whether a closure may have run, if it is one of several of which one does. Where paths have met, it may not be known
    /// which one.
    private func mayHaveRun(_ region: Int, _ facts: FactSet) -> Bool {
        guard case .alternative(let group) = body.plan.mode(of: region) else { return true }
        return facts[PathKey.taker.key(group.index)].map { $0 == Int32(region) } ?? true
    }

    /// A closure that can discharge and is kept for later has the obligation from here on.
    func isKept(_ outcome: Outcome) -> Bool {
        guard case .skipsClosure(let region) = outcome else { return false }
        return body.plan.mode(of: region) == .kept && body.plan.isRelevant(region) && body.tracked.slot == nil
    }
}
