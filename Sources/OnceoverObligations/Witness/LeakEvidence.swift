import OnceoverControlFlow

/// Whether a path that leaves an obligation shows that somebody waits in vain.
struct LeakEvidence {
    let exploration: Exploration
    /// Base names of functions that nobody expects to be called.
    let unexpected: Set<String>
    let addresses: WrittenAddress?

    var flow: ObligationFlow { exploration.flow }
    var graph: FlowGraph { flow.graph }

    func doubt(of blame: Blame, _ defect: Violation.Defect) -> Doubt? {
        if isUnexpected(blame) { return .assertion }
        if isOnAnswer(blame) { return .answer }
        if isToldToOther(blame) { return .other }
        if isOfCancellation(blame) { return .cancelled }
        if isTurnedAway(blame) { return .admission }
        if isSaidToBeSettled(blame) || isPastLatch(blame) { return .settled }
        if isOfWrittenAddress(blame) { return .address }
        if isOfMissingResource(blame) { return .resource }
        if isOfRareError(blame) { return .rareError }
        if isOfNeither(blame) || isOfEmptyAnswer(blame) { return .neither }
        if isOfEmptyList(blame) { return .empty }
        if isOfOtherError(blame) { return .otherError }
        if isOfFoundBefore(blame) { return .lookedUp }
        if isPastSeveralCallbacks(blame) { return .otherCallback }
        if isOfOtherElement(blame) { return .match }
        if isBehindValue(blame) { return .open }
        return defect == .undischargedPath && flow.tracked.isListener && !isToldOfFailure ? .listener : nil
    }

    /// `callback(nil)`, `callback(.failure(error))`: who hears of failures waits for one.
    private var isToldOfFailure: Bool {
        graph.calls.contains { call in
            guard case .value(let closure) = call.callee, flow.aliases.contains(closure) else { return false }
            return call.arguments.contains { isFailure($0.operand) }
        }
    }

    private func isFailure(_ value: Operand) -> Bool {
        switch value {
        case .nilLiteral, .boolean(false): true
        case .enumCase(let number): ErrorName.isOne(graph.caseNames[Int(number)])
        case .term(let term): ErrorName.isOne(graph.terms[term].name)
        default: false
        }
    }

    /// `assertionFailure("no berth")` behind the branch.
    private func isUnexpected(_ blame: Blame) -> Bool {
        blame.rest.contains { point in
            exploration.block(at: point).call.flatMap { graph.calls[$0].name }.map(unexpected.contains) ?? false
        }
    }

    /// `stream.yield(chart)`
    private func isBehindValue(_ blame: Blame) -> Bool {
        guard flow.tracked.kind == .stream, let branch = blame.branch else { return false }
        return (exploration.path(to: branch.point) + blame.rest).contains { point in
            guard let call = exploration.block(at: point).call,
                case .member(let stream?, "yield") = graph.calls[call].callee
            else { return false }
            return flow.aliases.contains(stream)
        }
    }
}
