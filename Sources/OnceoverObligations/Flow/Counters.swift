import OnceoverControlFlow
import OnceoverDataflow

/// Variables that count: they begin with a number, and are only ever changed by the same number.
struct Counters {
    private let graph: FlowGraph
    /// The numbers that each is given.
    private var given: [TermID: Set<Int>] = [:]
    /// For conditions that ask whether a counter is above zero, or below one, the counter, and whether it is zero where
    /// they hold.
    private var asked: [TermID: (counter: TermID, isZero: Bool)] = [:]
    /// The number of the case that a value of zero is.
    private let zero: Int32?

    /// - Complexity: O(instructions + terms), where anything counts.
    init(in graph: FlowGraph) {
        self.graph = graph
        zero = graph.caseNames.firstIndex(of: "= 0").map(Int32.init)
        guard !graph.steps.isEmpty else { return }
        given = Self.given(in: graph)
        for term in graph.terms.all {
            guard let comparison = CounterTest(of: term, in: graph), growing(comparison.counter) else { continue }
            switch (comparison.relation, comparison.bound) {
            case (.greater, 0): asked[term] = (comparison.counter, false)
            case (.less, 1): asked[term] = (comparison.counter, true)
            default: continue
            }
        }
    }

    /// The values of variables that are assigned only numbers.
    private static func given(in graph: FlowGraph) -> [TermID: Set<Int>] {
        var given: [TermID: Set<Int?>] = [:]
        for (target, value) in graph.assignments where graph.steps[target] != nil {
            given[target, default: []].insert(number(value, in: graph))
        }
        let lent = Set(graph.calls.lazy.flatMap(\.arguments).filter(\.isInOut).flatMap(\.operand.terms))
        return given.filter { !$0.value.contains(nil) && !lent.contains($0.key) && graph.terms[$0.key].isVariable }
            .mapValues { Set($0.compactMap(\.self)) }
    }

    private static func number(_ value: Operand, in graph: FlowGraph) -> Int? {
        guard case .enumCase(let number) = value else { return nil }
        let name = graph.caseNames[Int(number)]
        return name.hasPrefix("= ") ? Int(name.dropFirst(2)) : nil
    }

    /// Whether it is never below zero, and above once it has been counted up.
    private func growing(_ counter: TermID) -> Bool {
        (graph.steps[counter] ?? 0) > 0 && given[counter]?.allSatisfy { $0 >= 0 } ?? false
    }

    /// What is known of a counter behind `+= 1`.
    func factBehindChange(of counter: TermID) -> Fact? {
        growing(counter) ? zero.map { .isCase($0, false) } : nil
    }

    /// What a path knows of a condition that asks whether a counter has been counted up: `sent > 0`.
    func fact(of condition: TermID, _ facts: FactSet) -> Fact? {
        guard let asked = asked[condition], let known = facts.fact(of: asked.counter), let zero else { return nil }
        switch known {
        case .isCase(zero, let isZero): return .boolean(isZero == asked.isZero)
        case .isCase(_, true): return .boolean(!asked.isZero)
        default: return nil
        }
    }

    /// The counter that a condition asks about.
    func counter(askedBy condition: TermID) -> TermID? { asked[condition]?.counter }

    /// How many turns find a condition to be this; nothing where that goes on for ever, or is not known.
    ///
    /// - Parameter isCounted: whether each turn counts before it asks.
    func turns(of comparison: CounterTest, being isSo: Bool, isCounted: Bool) -> Int? {
        guard let step = graph.steps[comparison.counter], let starts = given[comparison.counter], starts.count == 1,
            let start = starts.first
        else { return nil }
        return comparison.turns(being: isSo, from: start, by: step, isCounted: isCounted)
    }
}
