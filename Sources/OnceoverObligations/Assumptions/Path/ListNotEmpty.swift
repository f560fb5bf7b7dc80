import OnceoverControlFlow

extension Assumption {
    /// `results.forEach { …; if done == results.count { completion() } }`: who counts what a callback gives takes
    /// it that something is there.
    static let listNotEmpty = Assumption(
        "list-not-empty", .path, .demotes,
        AssumptionPage(
            takes: "A list that a callback gives, and whose elements are counted, is not empty.",
            why: """
                Who counts up to the number of elements has thought of the elements, and callbacks often fail \
                instead of giving none.
                """,
            example: """
                load { charts in
                    var done = 0
                    for chart in charts {
                        done += 1
                        if done == charts.count { completion() }
                    }
                }
                """,
            stillFound: "A list that the function is given, or makes itself.",
            costs: "A callback that gives an empty list: the handler is never called."),
        applies: { $0.leaks(\.isOfEmptyList) })
}

extension LeakCase {
    fileprivate var isOfEmptyList: Bool {
        asked.contains { asked in
            guard asked.fact == .boolean(true), case .member(let list, "isEmpty") = graph.terms[asked.term].kind
            else { return false }
            return graph.regions.contains { $0.isDeferred && $0.parameters.contains(list) } && isCountedTo(list)
        }
    }

    private func isCountedTo(_ list: TermID) -> Bool {
        graph.terms.mentioning(list).contains {
            guard let comparison = graph.terms[$0].comparison, comparison.relation == .equal else { return false }
            return comparison.right.isCount && comparison.right.owner == graph.terms[list].name
        }
    }
}
