import OnceoverControlFlow

/// Paths that a condition leads to which says what they are for.
extension LeakEvidence {
    /// `if ship == last { completion() }` in a loop, for another ship.
    func isOfOtherElement(_ blame: Blame) -> Bool {
        guard let branch = blame.branch,
            branch.edge.assumptions.contains(where: { graph.saysWhetherSame($0) == false })
        else { return false }
        return exploration.edges(to: branch.point).contains { $0.outcome == .loopRuns }
    }

    /// `guard error.code != NSURLErrorCancelled else { return }`, which is no. -999: whoever has called it off hears of nothing. Who
    /// asks before there is an error may not know.
    func isOfCancellation(_ blame: Blame) -> Bool {
        guard [.handler, .handlerPair].contains(flow.tracked.kind), !flow.tracked.isOfFramework,
            let edge = blame.branch?.edge
        else { return false }
        return edge.assumptions.contains { assumption in
            let name = graph.terms[assumption.term].name.lowercased()
            if case .isCase(let number, _) = assumption.fact, isCancelled(graph.caseNames[Int(number)]) {
                return isOfError(name)
            }
            return isOfError(name) && isCancelled(name)
        }
    }

    /// `guard !berth.hasResumed else { return }`: who sets such a flag has discharged it. One of the body itself is followed.
    func isSaidToBeSettled(_ blame: Blame) -> Bool {
        blame.branch?.edge.assumptions.contains { assumption in
            guard assumption.fact == .boolean(true), case .member = graph.terms[assumption.term].kind else {
                return false
            }
            return FlagName.saysSettled(graph.terms[assumption.term].name)
        } ?? false
    }

    /// `guard let ships = log?.ships else { return }` behind `guard error == nil`: of what a callback is given, a part is missing that
    /// need be no optional.
    func isOfNeither(_ blame: Blame) -> Bool {
        guard let branch = blame.branch else { return false }
        let missing = branch.edge.assumptions.filter { $0.fact == .isNil(true) }.flatMap {
            graph.endsOfChain($0.term).references
        }
        guard let region = graph.regions.first(where: { $0.parameters.contains(where: missing.contains) }),
            let error = region.parameters.first(where: { ErrorName.isOne(graph.terms[$0].name) })
        else { return false }
        return exploration.always(comesTo: branch.point, pendingBy: Assumption(error, .isNil(true)))
    }

    /// `results.forEach { …; if done == results.count { completion() } }`: who counts what a callback gives takes it that
    /// something is there.
    func isOfEmptyList(_ blame: Blame) -> Bool {
        guard let edge = blame.branch?.edge else { return false }
        return edge.assumptions.contains { assumption in
            guard assumption.fact == .boolean(true),
                case .member(let list, "isEmpty") = graph.terms[assumption.term].kind
            else { return false }
            return graph.regions.contains { $0.isDeferred && $0.parameters.contains(list) } && isCountedTo(list)
        }
    }

    private func isCountedTo(_ list: TermID) -> Bool {
        graph.terms.mentioning(list).contains {
            graph.terms[$0].kind == .condition && graph.terms[$0].name.hasSuffix("== \(graph.terms[list].name).count")
        }
    }

    /// `if let error = answer.error { … } else if let ship = answer.result`: an answer that has neither.
    func isOfEmptyAnswer(_ blame: Blame) -> Bool {
        guard let branch = blame.branch else { return false }
        return branch.edge.assumptions.contains { assumption in
            guard assumption.fact == .isNil(true),
                case .member(let answer, let part) = graph.terms[assumption.term].kind
            else { return false }
            return known(besides: part, in: answer).contains {
                exploration.always(comesTo: branch.point, pendingBy: $0)
            }
        }
    }

    /// What says of an answer that it has no other part than this: that its error is nil, or its value; or that it is a success.
    private func known(besides part: String, in answer: TermID) -> [Assumption] {
        let isOfError = ErrorName.isOne(part)
        guard isOfError || Self.outcomes.contains(part) else { return [] }
        return graph.terms.mentioning(answer).compactMap { id in
            guard case .member(answer, let name) = graph.terms[id].kind else { return nil }
            if part == "value", name == "isSuccess" { return Assumption(id, .boolean(true)) }
            let isOther = isOfError ? Self.outcomes.contains(name) : ErrorName.isOne(name)
            return isOther ? Assumption(id, .isNil(true)) : nil
        }
    }

    private static let outcomes: Set = ["result", "value", "data", "output"]

    /// `guard let url = URL(string: "https://harbour.org/\(name)") else { return }`
    func isOfWrittenAddress(_ blame: Blame) -> Bool {
        guard let addresses, let edge = blame.branch?.edge else { return false }
        return edge.assumptions.contains { assumption in
            assumption.fact == .isNil(true)
                && graph.calls.contains { isAnswer(assumption.term, of: $0) && addresses.isMade(by: $0) }
        }
    }

    private func isCancelled(_ name: String) -> Bool { name.contains("-999") || name.lowercased().contains("cancel") }

    private func isOfError(_ name: String) -> Bool { name.contains("error") || name.hasPrefix("err") }
}

extension FlowGraph {
    /// Whether two things are the same, by a condition that asks for it: `ship == last`; nothing where it asks for something else.
    func saysWhetherSame(_ assumption: Assumption) -> Bool? {
        guard case .boolean(let isSame) = assumption.fact, terms[assumption.term].name.contains(" == ") else {
            return nil
        }
        return isSame
    }
}
