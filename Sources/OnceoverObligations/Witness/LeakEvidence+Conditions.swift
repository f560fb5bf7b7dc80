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
        if isOfTokenCalledOff(blame) { return true }
        return edge.assumptions.contains { assumption in
            let name = graph.terms[assumption.term].name.lowercased()
            if case .isCase(let number, _) = assumption.fact, isCancelled(graph.caseNames[Int(number)]) {
                return isOfError(name)
            }
            return isOfError(name) && isCancelled(name)
        }
    }

    /// `guard !request.isCancelled else { return }` in a callback: whoever holds the request has called it off meanwhile. Who
    /// comes with one that is called off already, and the object itself, may not know.
    private func isOfTokenCalledOff(_ blame: Blame) -> Bool {
        guard let branch = blame.branch, exploration.block(at: branch.point).region != nil else { return false }
        return branch.edge.assumptions.contains { assumption in
            guard assumption.fact == .boolean(true),
                case .member(let token, let flag) = graph.terms[assumption.term].kind
            else { return false }
            return ["isCancelled", "cancelled"].contains(flag) && token != graph.selfTerm
                && !graph.terms[token].name.hasSuffix("Task")
        }
    }

    /// `do { ship = try answer() } catch let error as Wreck { … } catch {}`: who makes the closure knows what it throws, and who calls
    /// it says by the first clause that he does, too. The last one is there for the compiler.
    func isOfOtherError(_ blame: Blame) -> Bool {
        guard let edge = blame.branch?.edge else { return false }
        return graph.typedCatches.contains { clause in
            clause.ignoresOthers && edge.assumptions.contains(clause.isOfType.negated)
                && clause.calls.allSatisfy { isOfGivenClosure(graph.calls[$0]) }
        }
    }

    private func isOfGivenClosure(_ call: Call) -> Bool {
        guard case .value(let closure) = call.callee else { return false }
        return graph.parameters.contains(closure) || graph.regions.contains { $0.parameters.contains(closure) }
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

    /// `guard let url = URL(string: "https://harbour.org/\(name)") else { return }`
    func isOfWrittenAddress(_ blame: Blame) -> Bool {
        guard let addresses else { return false }
        return isOfAbsence(blame) { isAnswer($0, of: $1) && addresses.isMade(by: $1) }
    }

    /// `guard let page = storyboard.instantiateViewController(withIdentifier: "Ports") as? PortsController else { return }`: what the
    /// program brings is there, and is what it is.
    func isOfMissingResource(_ blame: Blame) -> Bool {
        guard let addresses else { return false }
        return isOfAbsence(blame) { isGiven($0, by: $1) && addresses.isResource(of: $1) }
    }

    /// `guard let body = try? JSONEncoder().encode(order) else { return }`, or a `catch` that nothing else leads to.
    func isOfRareError(_ blame: Blame) -> Bool {
        guard let branch = blame.branch else { return false }
        if branch.edge.outcome.isError {
            let thrower = exploration.block(at: branch.point).call.map { graph.calls[$0] }
            return thrower.map { flow.resolver.throwsHardlyEver($0, in: graph) } ?? false
        }
        return isOfAbsence(blame) { isAnswer($0, of: $1) && flow.resolver.throwsHardlyEver($1, in: graph) }
    }

    /// Whether a path rests on a term that is nil, of which, and of a call, something is so.
    private func isOfAbsence(_ blame: Blame, where isMeant: (TermID, Call) -> Bool) -> Bool {
        guard let edge = blame.branch?.edge else { return false }
        return edge.assumptions.contains { assumption in
            assumption.fact == .isNil(true) && graph.calls.contains { isMeant(assumption.term, $0) }
        }
    }

    private func isGiven(_ term: TermID, by call: Call) -> Bool {
        isAnswer(term, of: call)
            || [term, graph.source(of: term)].contains { asked in
                graph.terms.cast(asked).map { isAnswer($0.value, of: call) } ?? false
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
