import OnceoverControlFlow

extension Assumption {
    /// `if let tug = ship as? Tug { … }` and `if let raft = ship as? Raft { … }` behind it: one ship would have to
    /// be both.
    static let oneType = Assumption(
        "one-type", .path, .demotes,
        AssumptionPage(
            takes: "A value that is cast to two types, one after the other, is assumed to be of only one of them.",
            why: "Such casts tell different kinds of a thing apart.",
            example: """
                if let tug = ship as? Tug { completion(tug.name) }
                if let raft = ship as? Raft { completion(raft.name) }
                """,
            stillFound: "Two casts to the same type.",
            costs: "A value of both types: the handler is called twice."),
        applies: { $0.repeats(\.isOfTwoTypes) })
}

extension RepeatCase {
    fileprivate var isOfTwoTypes: Bool {
        let first = casts(along: exploration.path(to: repeated.path[0]))
        let second = casts(along: repeated.path)
        return isUsual
            && first.contains { cast in second.contains { isSame($0.value, cast.value) && $0.type != cast.type } }
    }

    /// `if let list = log as? [String: Any], let ship = list[key] as? Tug`: also parts of one value, by the names that it is given.
    private func isSame(_ first: TermID, _ second: TermID) -> Bool {
        let sources = (graph.source(of: first), graph.source(of: second))
        if sources.0 == sources.1 { return true }
        guard case .member(let owner, let name) = graph.terms[sources.0].kind,
            case .member(let other, name) = graph.terms[sources.1].kind
        else { return false }
        return isSame(owner, other)
    }

    private func casts(along path: [Int]) -> [(value: TermID, type: String)] {
        exploration.edges(along: path).flatMap(\.assumptions).compactMap { asked in
            asked.fact == .isNil(false) ? graph.terms.cast(asked.term) : nil
        }
    }
}
