import OnceoverControlFlow
import OnceoverDataflow

extension RepeatEvidence {
    /// `if let error { completion(.failure(error)) }` and `if let berth { completion(.success(berth)) }` behind it: a callback of
    /// a function that nobody has looked into would have to give an error and a value at once.
    func isOfBoth(_ repeated: RepeatedDischarge) -> Bool {
        let first = present(along: exploration.path(to: repeated.path[0]))
        let second = present(along: repeated.path)
        return graph.regions.contains { region in
            guard let error = graph.error(givenTo: region) else { return false }
            let values = region.parameters.filter { $0 != error }
            let isBoth =
                first.contains(error) && values.contains(where: second.contains)
                || second.contains(error) && values.contains(where: first.contains)
            return isBoth && !isLookedInto(region)
        }
    }

    /// `if let tug = ship as? Tug { … }` and `if let raft = ship as? Raft { … }` behind it: one ship would have to be both.
    func isOfTwoTypes(_ repeated: RepeatedDischarge) -> Bool {
        let first = casts(along: exploration.path(to: repeated.path[0]))
        let second = casts(along: repeated.path)
        return first.contains { cast in
            second.contains { isSame($0.value, cast.value) && $0.type != cast.type }
        }
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
        exploration.edges(along: path).flatMap(\.assumptions).compactMap { assumption in
            assumption.fact == .isNil(false) ? graph.terms.cast(assumption.term) : nil
        }
    }

    /// What is asked for on the way, and is there.
    private func present(along path: [Int]) -> Set<TermID> {
        exploration.edges(along: path).flatMap(\.assumptions).filter { $0.fact == .isNil(false) }
            .reduce(into: []) { $0.formUnion(graph.endsOfChain($1.term).references.union([$1.term])) }
    }

    /// Whether it is known what the callback is given.
    private func isLookedInto(_ region: Region) -> Bool {
        guard let call = region.call.map({ graph.calls[$0] }), let argument = region.argument else { return false }
        return flow.resolver.deliveries(
            of: call, argument: argument, in: graph, for: nil, giving: { flow.value(of: $0, FactSet()) }) != nil
    }
}
