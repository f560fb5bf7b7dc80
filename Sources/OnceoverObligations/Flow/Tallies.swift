import OnceoverControlFlow
import OnceoverDataflow

/// What turns count, so that one of them is known to be the last: `done += 1; if done == all { completion() }`.
///
/// A condition on such a count, asked in a turn, lets one turn through: it is taken to hold the first time that it is
/// asked, and never again.
final class Tallies {
    private let graph: FlowGraph
    private let turns: Turns?
    private var counters: Set<TermID> = []
    /// What gave each result that is a count: that of `left.decrement()` is `left`'s.
    private var counted: [TermID: TermID] = [:]
    /// Collections that turns put elements into under keys, which says something of their numbers of elements only.
    private var filled: Set<TermID> = []
    /// What each name was last given that was given another.
    private let definitions: [TermID: TermID]
    /// For each condition that asks what the turns count, the key under which a path remembers that it has held.
    private var keys: [TermID: Int32] = [:]
    /// Local functions that count: each call of one is a turn, wherever it stands.
    private var counting: Set<Int> = []
    /// The collections that loops go over, by the names that conditions have for their numbers of elements.
    private let counts: Set<String>
    private let numbers: Counters

    init(in graph: FlowGraph, definitions: [TermID: TermID], counters numbers: Counters) {
        self.graph = graph
        self.numbers = numbers
        self.definitions = definitions
        let changes = graph.blocks.indices.flatMap { block in
            Self.changes(by: graph.blocks[block], in: graph).map { (block, $0) }
        }
        let asksForLast = !graph.lastTurns.isEmpty || graph.terms.all.contains { graph.terms[$0].asksForLast }
        let fillings = graph.blocks.indices.flatMap { block in
            Self.filled(by: graph.blocks[block], in: graph).map { (block, $0) }
        }
        turns = changes.isEmpty && fillings.isEmpty && !asksForLast ? nil : Turns(in: graph)
        counts = changes.isEmpty ? [] : Self.counts(in: graph, definitions)
        guard let turns else { return }
        for (block, term) in changes where turns.contains(block) { counters.insert(term) }
        for call in graph.calls where counters.contains(call.result) { counted[call.result] = call.receiver }
        for (block, term) in fillings where turns.contains(block) { filled.insert(term) }
        counting = Set(changes.compactMap { graph.blocks[$0.0].region }.filter { graph.regions[$0].isCalledInPlace })
        for edge in graph.blocks.lazy.flatMap(\.edges) {
            for assumption in edge.assumptions where keys[assumption.term] == nil {
                keys[assumption.term] = makeKey(of: assumption.term)
            }
        }
    }

    /// Whether a path has passed a condition that only the last turn passes.
    static func isComplete(_ facts: FactSet) -> Bool {
        facts.entries.contains { PathKey.lastTurn.keys.contains($0.key) }
    }

    /// The key for a condition that is asked in a turn and asks what the turns count. What a loop goes on by says nothing
    /// of its last turn, and in a plain loop nor does `count > 2`.
    func key(of condition: TermID, on edge: Edge, from block: Int) -> Int32? {
        guard let turns, let key = keys[condition], edge.outcome != .loopRuns, edge.outcome != .loopEnds else {
            return nil
        }
        if let region = graph.blocks[block].region, counting.contains(region) { return key }
        guard turns.contains(block) else { return nil }
        let meaning = meaning(of: condition)
        if letsSeveralThrough(meaning) { return nil }
        return turns.areCalledBack(at: block) || isEquality(meaning) || asksForAll(meaning) ? key : nil
    }

    /// Whether the side of a branch that discharges may be the last turn's: where the index is not the last one, it is not.
    func isLast(_ assumption: Constraint, discharges: Bool) -> Bool {
        let isForLast = graph.terms[meaning(of: assumption.term)].asksForLast
        return !isForLast || (assumption.fact == .boolean(true)) == discharges
    }

    /// `done >= ships.count`, in a loop over the ships: it cannot hold before the last.
    private func asksForAll(_ condition: TermID) -> Bool {
        guard let comparison = graph.terms[condition].comparison, comparison.relation == .less,
            comparison.isWrittenAsOpposite
        else { return false }
        return counts.contains(comparison.right.text)
    }

    /// `tries < 3`: where all of the first few are let through, none is known to be the last.
    private func letsSeveralThrough(_ condition: TermID) -> Bool {
        guard let comparison = graph.terms[condition].comparison, let bound = comparison.right.number else {
            return false
        }
        return bound > 1 && comparison.relation == (comparison.isWrittenAsOpposite ? .greater : .less)
    }

    /// `left >= 0`, where `left` begins at one: known to hold in more than one turn, and not in all.
    func letsSeveralThrough(_ assumption: Constraint, from block: Int) -> Bool {
        let condition = meaning(of: assumption.term)
        guard let turns, case .boolean(let isSo) = assumption.fact,
            let comparison = CounterTest(of: condition, in: graph)
        else { return false }
        let isCounted = graph.blocks.indices.contains { change in
            Self.changes(by: graph.blocks[change], in: graph).contains(comparison.counter)
                && turns.reached(from: change, inTurnOf: change).contains(block)
        }
        return numbers.turns(of: comparison, being: isSo, isCounted: isCounted).map { $0 > 1 } ?? false
    }

    private func isEquality(_ condition: TermID) -> Bool {
        let term = graph.terms[condition]
        return term.kind != .condition || term.comparison?.asksForEquality ?? false
    }

    /// `left == 0` for `isLast`, where that is its name.
    private func meaning(of condition: TermID) -> TermID {
        var current = condition
        for _ in 0..<8 {
            guard graph.terms[current].kind != .condition, let definition = definitions[current] else { break }
            current = definition
        }
        return isCondition(current) ? current : condition
    }

    /// A comparison, or `open.isEmpty`.
    private func isCondition(_ term: TermID) -> Bool {
        switch graph.terms[term].kind {
        case .condition, .member(_, "isEmpty"): true
        default: false
        }
    }

    private func makeKey(of name: TermID) -> Int32? {
        let condition = meaning(of: name)
        let term = graph.terms[condition]
        guard term.kind == .condition || !term.isVariable && term.kind != .callResult else { return nil }
        if graph.lastTurns.contains(condition) || term.asksForLast {
            return PathKey.lastTurn.key(condition.index)
        }
        let asked = graph.terms[condition].mentions.union(members(in: condition))
        let isOfCount = term.names.contains("count")
        return asked.compactMap { counter(behind: $0, orCountOf: isOfCount)?.index }.min().map(PathKey.lastTurn.key)
    }

    /// `self.done == all`, `state.results.count == all`: a condition mentions the variables at the heads of its chains.
    private func members(in condition: TermID) -> [TermID] {
        guard graph.terms[condition].kind == .condition else { return [] }
        let names = graph.terms[condition].names
        return counters.filter { counter in
            guard case .member(let owner, let name) = graph.terms[counter].kind else { return false }
            return names.contains(name)
                && !graph.terms[owner].mentions.isDisjoint(with: heads(of: condition))
        }
    }

    private func heads(of condition: TermID) -> Set<TermID> {
        graph.terms[condition].mentions.union(graph.terms[condition].mentions.compactMap { definitions[$0] })
    }

    /// What a turn counts, also by another name: `let left = count.decrease()`.
    private func counter(behind term: TermID, orCountOf isOfCount: Bool) -> TermID? {
        var current = term
        for _ in 0..<8 {
            if let object = counted[current] { return object }
            if counters.contains(current) || isOfCount && filled.contains(current) { return current }
            guard let source = definitions[current] ?? call(givingPart: current) else { return nil }
            current = source
        }
        return nil
    }

    /// The result that a term is a part of: `left.subtract(1).newValue`.
    private func call(givingPart term: TermID) -> TermID? {
        guard case .member(let owner, _) = graph.terms[term].kind, graph.terms[owner].kind == .callResult else {
            return nil
        }
        return owner
    }

    /// Whether the side of a branch that an edge takes can discharge in this turn, and the other cannot; nothing where
    /// both or neither can.
    func leadsToDischarge(_ edge: Edge, from block: Int, in body: FollowedBody) -> Bool? {
        guard let turns else { return nil }
        let others = graph.blocks[block].edges.filter { $0.target != edge.target && !$0.outcome.isError }
        let search = TurnSearch(body: body, turns: turns)
        return differs(edge, others) { edge in
            turns.reached(from: edge.target, inTurnOf: block).contains { body.isEvent[$0] }
        } ?? differs(edge, others) { search.discharges(along: $0, from: block) }
    }

    private func differs(_ edge: Edge, _ others: [Edge], _ discharges: (Edge) -> Bool) -> Bool? {
        let here = discharges(edge)
        return here == others.contains(where: discharges) ? nil : here
    }
}

extension Term {
    /// Whether it is a condition that asks for the last of a sequence.
    fileprivate var asksForLast: Bool { comparison?.asksForLast ?? false }
}
