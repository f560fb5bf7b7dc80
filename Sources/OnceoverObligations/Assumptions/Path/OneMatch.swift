import OnceoverControlFlow

extension Assumption {
    /// `if ship == last { completion() }` in a loop, for another ship; or for the same one again.
    static let oneMatch = Assumption(
        "one-match", .path, .demotes,
        AssumptionPage(
            takes: "A loop that looks for one element is assumed to find it, and to find it once.",
            why: "The loop compares what tells the elements apart.",
            example: """
                for ship in ships where ship.name == wanted {
                    completion(ship)
                }
                """,
            stillFound: "A loop that calls the handler without a comparison.",
            costs: "A list with no matching element, or with two."),
        applies: { $0.leaks(\.isOfOtherElement) || $0.repeats(\.isOfMatch) })
}

extension LeakCase {
    fileprivate var isOfOtherElement: Bool {
        guard let branch = blame.branch, asked.contains(where: { graph.saysWhetherSame($0) == false }) else {
            return false
        }
        return exploration.edges(to: branch.point).contains { $0.outcome == .loopRuns }
    }
}

extension RepeatCase {
    /// Whether a loop comes to it where something is the same as what is looked for: `if name == wanted`.
    fileprivate var isOfMatch: Bool {
        let edges = exploration.edges(along: repeated.path)
        guard isUsual, let turn = edges.lastIndex(where: \.outcome.isTurn) else { return false }
        return edges[turn...].contains { edge in
            edge.assumptions.contains { graph.saysWhetherSame($0) == true }
        }
    }
}

extension FlowGraph {
    /// Whether a condition asks if two values are the same, `ship == last`, and with which outcome; nil if it asks
    /// something else.
    fileprivate func saysWhetherSame(_ asked: Constraint) -> Bool? {
        guard case .boolean(let isSame) = asked.fact, terms[asked.term].comparison?.relation == .equal else {
            return nil
        }
        return isSame
    }
}

extension Outcome {
    /// Whether a loop, or a closure that is run for each element, comes to another one.
    fileprivate var isTurn: Bool {
        switch self {
        case .loopRuns, .repeatsClosure: true
        default: false
        }
    }
}
