import OnceoverControlFlow

extension Assumption {
    /// `results.forEach { …; if done == results.count { completion() } }`: code that counts the calls of a callback
    /// assumes that there is at least one element.
    static let listNotEmpty = Assumption(
        "list-not-empty", .path, .demotes,
        AssumptionPage(
            takes: "A list that a callback receives and that the code counts is assumed not to be empty.",
            why: """
                Code that counts up to the number of elements expects elements. Many callbacks report a failure \
                instead of an empty list.
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
            stillFound: "A list that is a parameter of the function, or that the function makes itself.",
            costs: "An empty list: the handler is never called."),
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
