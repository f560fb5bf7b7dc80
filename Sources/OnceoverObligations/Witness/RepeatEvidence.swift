import OnceoverControlFlow
import OnceoverDataflow

/// Whether a second discharge shows that one of the two is too many.
///
/// Of two callbacks that are handed to functions which nobody looks into, one may run where the other does not, as for a success
/// and for a failure. But who has discharged an obligation, and goes on to hand it to such a callback whatever happens, has
/// forgotten to return.
struct RepeatEvidence {
    let exploration: Exploration

    var flow: ObligationFlow { exploration.flow }
    var graph: FlowGraph { flow.graph }

    func doubt(of repeated: RepeatedDischarge) -> Doubt? {
        if waits(on: repeated.path) { return .wait }
        if asksOthersFlag(repeated) { return .settled }
        if repeated.repeatingRegion.map(isOfRequest) ?? false { return .request }
        guard !repeated.isMissingReturn, repeated.repeatingRegion == nil, repeated.path.count > 1 else { return nil }
        if flow.tracked.isListener, !isUsedAgain(behind: repeated, orHandedOn: false) { return .listener }
        if isOfMatch(repeated) { return .match }
        if isLetThroughTwice(repeated) { return .admission }
        if isOfBoth(repeated) { return .both }
        if isOfTwoTypes(repeated) { return .twoTypes }
        return isOfOtherCallback(repeated) ? .otherCallback : nil
    }

    private func isOfOtherCallback(_ repeated: RepeatedDischarge) -> Bool {
        let around = (first: callbacks(around: repeated.path.first), second: callbacks(around: repeated.path.last))
        let first = around.first.subtracting(around.second)
        let second = around.second.subtracting(around.first)
        return switch (first.allSatisfy(isSure), second.allSatisfy(isSure)) {
        case (true, true): false
        case (false, false): true
        case (true, false): first.isEmpty && !isUsedAgain(behind: repeated, orHandedOn: true)
        case (false, true): second.isEmpty && !isUsedAgain(behind: repeated, orHandedOn: false)
        }
    }

    /// `answer.sink { if case .failure(let error) = $0 { completion(.failure(error)) } } receiveValue: { completion(.success($0)) }`: whoever
    /// waits for a failure in place of a value waits for one of them.
    private func isOfRequest(_ region: Int) -> Bool {
        guard let call = graph.regions[region].call, graph.calls[call].name == "sink" else { return false }
        return graph.regions.indices.contains { other in
            other != region && graph.regions[other].call == call && flow.plan.isRelevant(other)
        }
    }

    private func callbacks(around point: Int?) -> Set<Int> {
        guard let point else { return [] }
        return Set(
            graph.closures(outwardFrom: exploration.block(at: point).region).filter { graph.regions[$0].isDeferred })
    }

    /// Whether whoever is given a closure runs it, as is known, and may throw behind it; or runs it because another one has
    /// thrown, or has been given all values.
    private func isSure(_ region: Int) -> Bool {
        graph.regions[region].surelyRuns || flow.plan.certain.contains(region) || flow.plan.catching.contains(region)
            || flow.plan.isEnding(region) || graph.regions[region].call.map(flow.plan.throwsBehindClosures) ?? false
    }

    /// `guard !berth.didResume else { return }` in front of the second one, where the object sets the flag itself. What the body sets is
    /// followed.
    private func asksOthersFlag(_ repeated: RepeatedDischarge) -> Bool {
        exploration.edges(along: repeated.path).flatMap(\.assumptions).contains { assumption in
            guard assumption.fact == .boolean(false), case .member(let owner, _) = graph.terms[assumption.term].kind
            else { return false }
            return !graph.isSelf(owner) && FlagName.saysSettled(graph.terms[assumption.term].name)
                && graph.givenValues[assumption.term] == nil
        }
    }

    /// Whether every path behind the first discharge comes to another.
    ///
    /// - Parameter orHandedOn: whether a callback is as good that is there to discharge.
    private func isUsedAgain(behind repeated: RepeatedDischarge, orHandedOn: Bool) -> Bool {
        let points = exploration.simulation.points
        var queue = [repeated.path[0]]
        var seen = Set(queue)
        while let point = queue.popLast() {
            if point != repeated.path[0], points[point].node == flow.tracked.end { return false }
            for following in exploration.following(point)
            where isDischarged(following) && seen.insert(following).inserted {
                if !orHandedOn || !isEntry(points[following].node) { queue.append(following) }
            }
        }
        return true
    }

    /// Once, and not again: who is given it and throws has discharged nothing.
    private func isDischarged(_ point: Int) -> Bool {
        let progress = Status(code: exploration.simulation.points[point].state.property).progress
        return progress == .discharged || progress == .dischargedAndHandedOver
    }

    private func isEntry(_ node: Int) -> Bool {
        graph.blocks[node].region.map { graph.regions[$0].entry == node && flow.plan.isRelevant($0) } ?? false
    }

    /// Whether a loop comes to it where something is the same as what is looked for: `if name == wanted`.
    private func isOfMatch(_ repeated: RepeatedDischarge) -> Bool {
        let edges = exploration.edges(along: repeated.path)
        guard let turn = edges.lastIndex(where: \.outcome.isTurn) else { return false }
        return edges[turn...].contains { edge in
            edge.assumptions.contains { graph.saysWhetherSame($0) == true }
        }
    }

    /// `if gate.markDone() { … }` in front of one and `if gate.markLate() { … }` in front of the other.
    private func isLetThroughTwice(_ repeated: RepeatedDischarge) -> Bool {
        let first = admissions(along: exploration.path(to: repeated.path[0]))
        return !first.isEmpty && !first.isDisjoint(with: admissions(along: repeated.path))
    }

    private func admissions(along path: [Int]) -> Set<String> {
        exploration.edges(along: path).reduce(into: []) { $0.formUnion(flow.claims.admissions(by: $1)) }
    }

    /// `semaphore.wait()`: what nobody signals, no path comes past.
    private func waits(on path: [Int]) -> Bool {
        path.contains { point in
            guard let call = exploration.block(at: point).call.map({ graph.calls[$0] }) else { return false }
            return call.name == "wait" && call.arguments.isEmpty
        }
    }
}

extension Outcome {
    /// Whether a loop, or a closure that is run for each element, comes to another one.
    fileprivate var isTurn: Bool {
        switch self {
        case .loopRuns, .repeatsClosure: true
        default: false
        }
    }
}
