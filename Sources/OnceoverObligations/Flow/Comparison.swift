import OnceoverControlFlow

/// A condition that compares a variable with a number: `left > 0`.
struct Comparison {
    let counter: TermID
    let sign: String
    let bound: Int

    /// A condition's name says how it was written first; where that is the opposite of what it is by its key, so is what
    /// the condition's holding means.
    init?(of condition: TermID, in graph: FlowGraph) {
        guard graph.terms[condition].kind == .condition else { return nil }
        let words = graph.terms[condition].name.split(separator: " ")
        guard words.count == 3, let bound = Int(words[2]),
            let counter = graph.terms[condition].mentions.first(where: { graph.steps[$0] != nil }),
            graph.terms[counter].name == words[0] || graph.terms[counter].name == "self." + words[0]
        else { return nil }
        self.counter = counter
        self.bound = bound
        sign = Self.canonical[String(words[1])] ?? String(words[1])
    }

    private static let canonical = ["!=": "==", "<=": ">", ">=": "<"]

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
        switch sign {
        case "==": value == bound
        case ">": value > bound
        case "<": value < bound
        default: false
        }
    }
}
