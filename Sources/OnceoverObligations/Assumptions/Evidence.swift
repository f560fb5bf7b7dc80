import OnceoverControlFlow

/// What on the paths shows a violation.
enum Evidence {
    /// A path that leaves the obligation.
    case leak(Blame)
    /// The same, through a closure that never comes near it, of several of which one runs.
    case silence(closure: Int, Blame)
    /// A second discharge.
    case repeated(RepeatedDischarge)
    /// Two contexts that may run at the same time.
    case race
    /// A step that loses what a stored property holds, or keeps it behind.
    case step(SlotSearch.Found)
}

/// A path that leaves an obligation, as assumptions ask about it.
struct LeakCase {
    let base: Case
    let blame: Blame

    var exploration: Exploration { base.exploration }
    var body: FollowedBody { base.body }
    var graph: FlowGraph { base.graph }
    var context: FileContext { base.context }
    var circumstances: Circumstances { Circumstances(of: blame, in: exploration) }

    /// What the branch that is to blame asks for.
    var asked: [Constraint] { blame.branch?.edge.assumptions ?? [] }

    /// Whether the branch is taken because a term is nil that some call has to do with.
    func isOfAbsence(where isMeant: (TermID, Call) -> Bool) -> Bool {
        asked.contains { asked in
            asked.fact == .isNil(true) && graph.calls.contains { isMeant(asked.term, $0) }
        }
    }

    /// Whether a term is what a call gives.
    func isAnswer(_ term: TermID, of call: Call) -> Bool {
        term == call.result || graph.targets(assigned: call.result).contains(term)
    }

    /// Whether a closure that can discharge is kept by an unknown function.
    func isKeptUnseen(_ region: Int) -> Bool {
        body.plan.isRelevant(region) && graph.regions[region].isDeferred && body.plan.unseen.contains(region)
            && body.plan.messaging[region] == nil
    }
}

/// A second discharge, as assumptions ask about it.
struct RepeatCase {
    let base: Case
    let repeated: RepeatedDischarge

    var exploration: Exploration { base.exploration }
    var body: FollowedBody { base.body }
    var graph: FlowGraph { base.graph }

    /// Whether no `return` is missing, and no callback comes again.
    var isUsual: Bool { !repeated.isMissingReturn && repeated.repeatingRegion == nil && repeated.path.count > 1 }

    /// Whether every path behind the first discharge comes to another.
    ///
    /// - Parameter orHandedOn: whether a callback is as good that is there to discharge.
    func isUsedAgain(orHandedOn: Bool) -> Bool {
        let points = exploration.simulation.points
        var queue = [repeated.path[0]]
        var seen = Set(queue)
        while let point = queue.popLast() {
            if point != repeated.path[0], points[point].node == body.tracked.end { return false }
            for following in exploration.following(point)
            where isDischarged(following) && seen.insert(following).inserted {
                if !orHandedOn || !isEntry(points[following].node) { queue.append(following) }
            }
        }
        return true
    }

    /// Exactly once: a function that takes it and throws has discharged nothing.
    private func isDischarged(_ point: Int) -> Bool {
        let progress = Status(code: exploration.simulation.points[point].state.property).progress
        return progress == .discharged || progress == .dischargedAndHandedOver
    }

    private func isEntry(_ node: Int) -> Bool {
        graph.blocks[node].region.map { graph.regions[$0].entry == node && body.plan.isRelevant($0) } ?? false
    }
}

extension Case {
    /// Nil if the violation is not a path without a discharge.
    var leak: LeakCase? {
        switch evidence {
        case .leak(let blame), .silence(_, let blame): LeakCase(base: self, blame: blame)
        case .repeated, .race, .step: nil
        }
    }

    /// Nil if the violation is not a second discharge.
    var repetition: RepeatCase? {
        guard case .repeated(let repeated) = evidence else { return nil }
        return RepeatCase(base: self, repeated: repeated)
    }

    /// Whether a violation is a path that leaves the obligation, of which something is so.
    func leaks(_ isMeant: (LeakCase) -> Bool) -> Bool { leak.map(isMeant) ?? false }

    /// Whether a violation is a second discharge, of which something is so.
    func repeats(_ isMeant: (RepeatCase) -> Bool) -> Bool { repetition.map(isMeant) ?? false }
}
