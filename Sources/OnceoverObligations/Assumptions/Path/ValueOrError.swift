import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

extension Assumption {
    /// `guard let ships = log?.ships else { return }` behind `guard error == nil`; `if let error { … }` and `if let
    /// berth { … }` behind it.
    static let valueOrError = Assumption(
        "value-or-error", .path, .demotes,
        AssumptionPage(
            takes: "A callback with a value and an error is assumed to receive exactly one of them.",
            why: "Frameworks and most other code follow this convention.",
            example: """
                load { log, error in
                    if let error { completion(.failure(error)) }
                    if let log { completion(.success(log)) }
                }
                """,
            stillFound: """
                A second call in the callback of a function whose body is known: Onceover follows what it gives.
                """,
            costs: """
                An API that gives both: the handler is called twice. An API that gives neither: it is never called.
                """),
        applies: { $0.leaks { $0.isOfNeither || $0.isOfEmptyAnswer } || $0.repeats(\.isOfBoth) })
}

extension LeakCase {
    /// Of what a callback is given, a part is missing that need be no optional.
    fileprivate var isOfNeither: Bool {
        guard let branch = blame.branch else { return false }
        let missing = asked.filter { $0.fact == .isNil(true) }.flatMap { graph.endsOfChain($0.term).references }
        guard let region = graph.regions.first(where: { $0.parameters.contains(where: missing.contains) }),
            let error = graph.error(givenTo: region)
        else { return false }
        return exploration.always(comesTo: branch.point, pendingBy: Constraint(error, .isNil(true)))
    }

    /// `if let error = answer.error { … } else if let ship = answer.result`: an answer that has neither.
    fileprivate var isOfEmptyAnswer: Bool {
        guard let branch = blame.branch else { return false }
        return asked.contains { asked in
            guard asked.fact == .isNil(true), case .member(let answer, let part) = graph.terms[asked.term].kind
            else { return false }
            return known(besides: part, in: answer).contains {
                exploration.always(comesTo: branch.point, pendingBy: $0)
            }
        }
    }

    /// What says of an answer that it has no other part than this: that its error is nil, or its value; or that it is a success.
    private func known(besides part: String, in answer: TermID) -> [Constraint] {
        let isOfError = ErrorName.isOne(part)
        guard isOfError || Vocabulary.answerParts.contains(part) else { return [] }
        return graph.terms.mentioning(answer).compactMap { id in
            guard case .member(answer, let name) = graph.terms[id].kind else { return nil }
            if part == "value", name == "isSuccess" { return Constraint(id, .boolean(true)) }
            let isOther = isOfError ? Vocabulary.answerParts.contains(name) : ErrorName.isOne(name)
            return isOther ? Constraint(id, .isNil(true)) : nil
        }
    }
}

extension RepeatCase {
    /// Whether a callback of an unknown function would have to give an error and a value at once.
    fileprivate var isOfBoth: Bool {
        let first = present(along: exploration.path(to: repeated.path[0]))
        let second = present(along: repeated.path)
        return isUsual
            && graph.regions.contains { region in
                guard let error = graph.error(givenTo: region) else { return false }
                let values = region.parameters.filter { $0 != error }
                let isBoth =
                    first.contains(error) && values.contains(where: second.contains)
                    || second.contains(error) && values.contains(where: first.contains)
                return isBoth && !isLookedInto(region)
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
        return body.questions.deliveries.deliveries(
            of: call, argument: argument, in: graph, for: nil,
            giving: { PathValues(body: body).value(of: $0, FactSet()) }) != nil
    }
}
