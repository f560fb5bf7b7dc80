import OnceoverControlFlow

extension Assumption {
    /// `guard let url = URL(string: "https://harbour.org/ships") else { return }`, `guard let page =
    /// storyboard.instantiateViewController(withIdentifier: "Ports") as? PortsController else { return }`
    static let literalIsValid = Assumption(
        "literal-is-valid", .path, .demotes,
        AssumptionPage(
            takes: "A URL or a resource name that is written in the code is assumed to be valid.",
            why: "Otherwise the program would work on no machine, and its first run would show it.",
            example: """
                func load(completion: @escaping (Chart?) -> Void) {
                    guard let url = URL(string: "https://harbour.org/charts") else { return }
                    fetch(url, completion)
                }
                """,
            stillFound: """
                A URL that does not begin with text in the code, and a URL that contains a `String` parameter of the \
                function.
                """,
            costs: "A mistake in a literal on a path that rarely runs."),
        applies: { $0.leaks { $0.isOfWrittenAddress || $0.isOfMissingResource } })
}

extension LeakCase {
    private var written: WrittenAddress { WrittenAddress(file: context.file, contracts: context.contracts) }

    fileprivate var isOfWrittenAddress: Bool {
        let spoken = SpokenText(isToldBySystem: body.tracked.isOfFramework)
        return isOfAbsence { isAnswer($0, of: $1) && written.isMade(by: $1, besides: spoken) }
    }

    fileprivate var isOfMissingResource: Bool {
        isOfAbsence { isGiven($0, by: $1) && written.isResource(of: $1) }
    }

    private func isGiven(_ term: TermID, by call: Call) -> Bool {
        isAnswer(term, of: call)
            || [term, graph.source(of: term)].contains { asked in
                graph.terms.cast(asked).map { isAnswer($0.value, of: call) } ?? false
            }
    }
}
