import OnceoverControlFlow

/// A condition that compares a variable with a number: `left > 0`.
struct CounterTest {
    let counter: TermID
    let relation: Comparison.Relation
    let bound: Int

    init?(of condition: TermID, in graph: FlowGraph) {
        guard let comparison = graph.terms[condition].comparison, let bound = comparison.right.number,
            let counter = graph.terms[condition].mentions.first(where: { graph.steps[$0] != nil }),
            [comparison.left.text, "self." + comparison.left.text].contains(graph.terms[counter].name)
        else { return nil }
        self.counter = counter
        self.bound = bound
        relation = comparison.relation
    }

    /// How many of the values that the counter takes in turn let the condition be this; nothing where that goes on for ever.
    ///
    /// - Parameter isCounted: whether it is counted before it is asked.
    func turns(being isSo: Bool, from start: Int, by step: Int, isCounted: Bool) -> Int? {
        guard step != 0, step.magnitude < Self.most, start.magnitude < Self.most else { return nil }
        let values = (0..<Self.limit).map { start + ($0 + (isCounted ? 1 : 0)) * step }
        let matching = values.filter { holds(for: $0) == isSo }
        return matching.last == values.last ? nil : matching.count
    }

    private static let limit = 64
    /// Numbers in the code may be of any size; beyond this, counting on could overflow.
    private static let most: UInt = 1 << 32

    private func holds(for value: Int) -> Bool {
        switch relation {
        case .equal: value == bound
        case .greater: value > bound
        case .less: value < bound
        case .identical: false
        }
    }
}
