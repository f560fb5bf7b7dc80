import OnceoverControlFlow
import OnceoverDataflow

/// Elements that a loop over a stored collection leaves alone: `for guest in guests where guest.seat < last`.
struct SlotElements {
    let body: FollowedBody

    /// Remembers that the obligation that is followed is one that a loop has come to.
    func notePassing(_ edge: Edge, _ status: Status, _ facts: inout FactSet) {
        guard body.tracked.slot?.isCollection == true, edge.outcome == .loopRuns, status.progress == .pending,
            edge.assumptions.contains(where: { $0.fact == .isNil(false) && isNextOfLoop($0.term) })
        else { return }
        facts.set(PathKey.passed.key(edge.target), to: 1)
    }

    /// The element of a `for` loop. What `while let next = guests.first` gives is the same until it is taken out.
    private func isNextOfLoop(_ term: TermID) -> Bool {
        guard body.aliases.contains(term), case .member(_, "[each]") = body.graph.terms[term].kind else { return false }
        return true
    }

    /// Whether a loop ends that has left the obligation alone: then it is there all the same.
    func isPassed(_ edge: Edge, from block: Int, _ facts: FactSet) -> Bool {
        guard body.tracked.slot?.isCollection == true, edge.outcome == .loopEnds,
            let turn = body.graph.blocks[block].edges.first(where: { $0.outcome == .loopRuns })?.target
        else { return false }
        return facts[PathKey.passed.key(turn)] != nil
    }

    /// Whether the obligation is known to be among those that some loop has left alone. What takes out some elements then
    /// takes out others.
    func isPassed(_ position: Position) -> Bool {
        guard body.tracked.slot?.isCollection == true, position.status.progress == .pending else { return false }
        return position.facts.entries.contains { PathKey.passed.keys.contains($0.key) }
    }

    /// `for (seat, gong) in waiting { waiting.removeValue(forKey: seat) }`: what a loop has come to is taken out by its own key.
    func takesNextOfLoop(_ call: Call) -> Bool {
        body.graph.sources(of: Set(call.arguments.flatMap(\.operand.terms))).contains { source in
            guard case .member(let element, "0") = body.graph.terms[source].kind else { return false }
            return isNextOfLoop(element)
        }
    }

    /// `waiting.removeAll()`, and not `waiting.removeAll { $0.isDone }`.
    func empties(_ call: Call) -> Bool {
        guard let name = call.name, SlotCalls.clearing.contains(name) else { return false }
        return call.arguments.allSatisfy { $0.label == "keepingCapacity" }
    }

    /// A loop over the stored collection that does not run: there is nothing in it.
    func isEmptyLoop(_ outcome: Outcome) -> Bool {
        guard let slot = body.tracked.slot, slot.isCollection, case .skipsClosure(let region) = outcome,
            body.plan.mode(of: region) == .zeroOrMore, let call = body.graph.regions[region].call
        else { return false }
        return body.graph.calls[call].receiver.map { body.aliases.contains($0) } ?? false
    }
}
