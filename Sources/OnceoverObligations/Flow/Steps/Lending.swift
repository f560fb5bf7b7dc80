import OnceoverControlFlow
import OnceoverDataflow

/// Variables that a call is given by reference: `refuse(order, answered: &answered)`.
struct Lending {
    let body: FollowedBody
    private var values: PathValues { PathValues(body: body) }
    private var transitions: Transitions { Transitions(body: body) }

    /// Those of which the body of each function that is given them says what becomes of them.
    ///
    /// - Complexity: O(arguments), and O(instructions) where there are any.
    static func variables(in graph: FlowGraph, effects: [CallEffect?]) -> Set<TermID> {
        var told: [TermID: Int] = [:]
        for (call, effect) in zip(graph.calls, effects) where effect?.tellsOfLent ?? false {
            for term in call.lentTerms { told[term, default: 0] += 1 }
        }
        if told.isEmpty { return [] }
        let changes = graph.instructions.compactMap { instruction in
            if case .forget(let term, isCompound: true) = instruction { term } else { nil }
        }
        return Set(told.keys.filter { term in changes.count { $0 == term } == told[term] })
    }

    /// Keeps what the function has left as it was, and learns what it has set.
    func takeBackLent(by call: Call, _ outcome: CallOutcome?, _ position: inout Position) {
        guard !body.lent.isEmpty else { return }
        for (index, argument) in call.arguments.enumerated() {
            guard argument.isInOut, case .term(let term) = argument.operand, body.lent.contains(term) else { continue }
            let state = outcome?.lent[index]
            if state == .unchanged { continue }
            values.forget(term, &position.facts)
            if case .known(let fact)? = state { position.facts.set(term, to: fact) }
            if outcome != nil, body.aliases.isSlot(term) { leave(term, holding: state, at: call.site, &position) }
        }
    }

    /// A stored property that a function was given by reference: it is empty, or its content is unknown.
    private func leave(_ slot: TermID, holding state: LentState?, at site: Site, _ position: inout Position) {
        guard state == .known(.isNil(true)) else {
            return transitions.apply(.handOver, at: site, because: .changed, to: &position)
        }
        guard position.status.isStored else { return }
        transitions.move(to: Status(position.status.progress), by: .none, at: site, &position)
    }

    /// What the body has done to its own parameters that it was given by reference, by their numbers.
    func lentStates(in facts: FactSet) -> [Int: LentState] {
        body.borrowed.compactMapValues { term in
            if facts[PathKey.borrowed.key(term.index)] != nil { return .unchanged }
            return facts.fact(of: term).map(LentState.known)
        }
    }
}

extension CallEffect {
    fileprivate var tellsOfLent: Bool { outcomes.contains { !$0.lent.isEmpty } }
}

extension Call {
    fileprivate var lentTerms: [TermID] {
        arguments.compactMap { argument in
            if argument.isInOut, case .term(let term) = argument.operand { term } else { nil }
        }
    }
}
