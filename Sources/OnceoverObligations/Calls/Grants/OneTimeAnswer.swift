import OnceoverControlFlow
import OnceoverDataflow

/// An answer that only one call of a method on the same object gets: where the method gives it, it has asked a property, and
/// sets it so that the next call is turned away; or it counts, and asks for the last.
///
///     guard winner == nil else { return false }
///     winner = name
///     return true
struct OneTimeAnswer {
    private let graph: FlowGraph
    private let paths: [Path]

    /// What one path through the body learns of properties, does to them and answers.
    struct Path {
        var facts = FactSet()
        var asked: [TermID: Fact] = [:]
        /// The conditions that are asked when their counters have been counted.
        var askedCounted: Set<TermID> = []
        var given: [TermID: Fact] = [:]
        var counted: Set<TermID> = []
        var answer: Operand?
        /// The properties that names were given the values of.
        var read: [TermID: TermID] = [:]
        /// What exchanging a property's value has given.
        var exchanged: Set<TermID> = []
        /// The conditions that names stand for.
        var conditions: [TermID: TermID] = [:]
    }

    /// - Complexity: O(paths × instructions), for a few dozen paths at most.
    init(of graph: FlowGraph) {
        self.graph = graph
        paths = Self.paths(through: graph)
    }

    /// Nil if there is none, or too many paths to follow.
    ///
    /// - Parameter isOptional: whether the answer is an optional: then what is not nil is what one call gets.
    func granted(isOptional: Bool) -> Fact? {
        let answers: [Fact] = isOptional ? [.isNil(false)] : [.boolean(true), .boolean(false)]
        return answers.first { answer in
            let granting = paths.filter { fact(of: $0, isOptional) == answer }
            guard !granting.isEmpty, granting.count < paths.count else { return false }
            return turnsAway(behind: granting) || counts(granting)
        }
    }

    /// Whether every path answers what it has just set: `taken = true; return taken`.
    var isAlwaysTrue: Bool { !paths.isEmpty && paths.allSatisfy { fact(of: $0, false) == .boolean(true) } }

    /// An optional of which nothing is known is one that is passed on.
    private func fact(of path: Path, _ isOptional: Bool) -> Fact? {
        let known = path.answer.flatMap { path.facts.fact(of: $0) }
        guard isOptional else { return known }
        return known == .isNil(true) ? known : .isNil(false)
    }

    /// Whether all these paths find a property to be something that they change, and no path changes it back.
    private func turnsAway(behind granting: [Path]) -> Bool {
        granting[0].asked.contains { property, found in
            granting.allSatisfy { path in
                path.asked[property] == found && path.given[property].map { !$0.isConsistent(with: found) } ?? false
            } && paths.allSatisfy { path in path.given[property].map { !$0.isConsistent(with: found) } ?? true }
        }
    }

    /// Whether all paths count, and these ask whether the count is at its end.
    private func counts(_ granting: [Path]) -> Bool {
        let counted = paths.reduce(paths[0].counted) { $0.intersection($1.counted) }
        return granting[0].asked.contains { condition, isSo in
            isEnd(condition, isSo) && !graph.terms[condition].mentions.isDisjoint(with: counted)
                && granting.allSatisfy { $0.asked[condition] == isSo }
        }
    }

    /// Whether several calls are answered `true`, and not all, by what a property counts: `left >= 0`, where `left` begins at one.
    ///
    /// - Parameter start: the number that a property begins with.
    func isGivenToSeveral(from start: (TermID) -> Int?) -> Bool {
        paths.contains { path in
            path.answer == .boolean(true)
                && path.asked.contains { condition, fact in
                    guard case .boolean(let isSo) = fact, let comparison = CounterTest(of: condition, in: graph),
                        let step = graph.steps[comparison.counter], let start = start(comparison.counter),
                        let turns = comparison.turns(
                            being: isSo, from: start, by: step, isCounted: path.askedCounted.contains(condition))
                    else { return false }
                    return turns > 1
                }
        }
    }

    private func isEnd(_ condition: TermID, _ isSo: Fact) -> Bool {
        switch graph.terms[condition].kind {
        case .condition:
            return graph.terms[condition].comparison?.isEnd(isSo) ?? false
        case .member(_, "isEmpty"): return isSo == .boolean(true)
        default: return false
        }
    }
}

extension Comparison {
    /// Whether a count is at its end where it is this: `left == 0` holds, or `left > 0` does not.
    fileprivate func isEnd(_ isSo: Fact) -> Bool {
        relation == .equal && isSo == .boolean(true)
            || relation == .greater && right.number == 0 && isSo == .boolean(false)
    }
}
