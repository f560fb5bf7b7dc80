import OnceoverControlFlow

/// Paths on which something is missing that need not be able to: a part of what a callback is given.
extension LeakEvidence {
    /// `guard let ships = log?.ships else { return }` behind `guard error == nil`: of what a callback is given, a part is missing that
    /// need be no optional.
    func isOfNeither(_ blame: Blame) -> Bool {
        guard let branch = blame.branch else { return false }
        let missing = branch.edge.assumptions.filter { $0.fact == .isNil(true) }.flatMap {
            graph.endsOfChain($0.term).references
        }
        guard let region = graph.regions.first(where: { $0.parameters.contains(where: missing.contains) }),
            let error = graph.error(givenTo: region)
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

    /// `getEngine()?.start(completion)` behind `guard getEngine() != nil`: what is looked up twice in one breath is there twice.
    func isOfFoundBefore(_ blame: Blame) -> Bool {
        guard let branch = blame.branch else { return false }
        let region = exploration.block(at: branch.point).region
        return branch.edge.assumptions.contains { assumption in
            guard assumption.fact == .isNil(true),
                let missing = graph.calls.first(where: { isAnswer(assumption.term, of: $0) }), isLookUp(missing)
            else { return false }
            return graph.blocks.contains { block in
                guard block.region == region, let found = block.call.map({ graph.calls[$0] }),
                    found.callee == missing.callee, found.result != missing.result
                else { return false }
                return exploration.always(comesTo: branch.point, pendingBy: Assumption(found.result, .isNil(false)))
            }
        }
    }

    /// `getEngine()`
    private func isLookUp(_ call: Call) -> Bool {
        call.arguments.isEmpty && !call.isAwaited && call.name.map(GetterName.isOne) ?? false
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
}
