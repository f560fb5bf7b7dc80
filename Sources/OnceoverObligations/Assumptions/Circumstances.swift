import OnceoverControlFlow
import OnceoverVocabulary

/// When a path is taken that leaves an obligation, as far as that may excuse it.
struct Circumstances {
    private let blame: Blame
    private let exploration: Exploration

    init(of blame: Blame, in exploration: Exploration) {
        self.blame = blame
        self.exploration = exploration
    }

    /// The edges of the path to the branch that is to blame.
    private var before: [Edge] { blame.branch.map { exploration.edges(to: $0.point) } ?? [] }

    /// Whether there is an error on the path.
    var isOfFailure: Bool { isOfError || before.contains(where: isOfError) }

    /// Whether what was waited for has succeeded.
    var isOfSuccess: Bool { before.contains(where: isOfSuccess) }

    /// Whether the path reports a failure to other code.
    var isReportedFailure: Bool { FailureReport.isMade(on: blame, in: exploration) }

    private var graph: FlowGraph { exploration.flow.body.graph }

    private var branch: (block: Block, edge: Edge)? {
        blame.branch.map { (graph.blocks[exploration.simulation.points[$0.point].node], $0.edge) }
    }

    /// Whether a later request has taken the place of the one that it belongs to.
    var isOfSupersededRequest: Bool {
        guard let (block, edge) = branch else { return false }
        return SupersededRequest(askedIn: block, of: graph).isFound(along: edge)
            || CancelledTask(askedIn: block, along: edge, of: graph)?.isOfReplacedTask ?? false
    }

    /// Whether the obligation is a stream that is not read any more.
    var isOfEndedStream: Bool {
        guard exploration.flow.body.tracked.kind == .stream, let (block, edge) = branch else { return false }
        return CancelledTask(askedIn: block, along: edge, of: graph)?.isOfEndedStream ?? false
    }

    /// Whether the branch is taken because of an error, or where an error is asked for.
    var isOfError: Bool { branch.map { isOfError($0.edge) } ?? false }

    private func isOfError(_ edge: Edge) -> Bool {
        if edge.outcome.isError || edge.outcome == .catches { return true }
        return edge.assumptions.contains { assumption in
            if case .isCase(let number, true) = assumption.fact, ErrorName.isOne(graph.caseNames[Int(number)]) {
                return true
            }
            let asked = graph.terms.cast(assumption.term)?.value ?? assumption.term
            return ErrorName.isOne(graph.terms[asked].name)
        }
    }

    /// `case .success`, which is no `.failure`
    private func isOfSuccess(_ edge: Edge) -> Bool {
        edge.assumptions.contains { assumption in
            guard case .isCase(let number, let isOne) = assumption.fact else { return false }
            return graph.caseNames[Int(number)] == (isOne ? "success" : "failure")
        }
    }

    /// `guard panel.runModal() == .OK else { return }`, `guard isGranted else { return }`, `case .denied: break`
    ///
    /// The user has chosen to do nothing.
    var isOfRefusal: Bool {
        branch?.edge.assumptions.contains { assumption in
            let term = graph.terms[assumption.term]
            return switch assumption.fact {
            case .boolean(false): Vocabulary.consentCases.contains { term.isCase($0) } || Self.isConsent(term.name)
            case .isCase(let number, false): Vocabulary.consentCases.contains(graph.caseNames[Int(number)])
            case .isCase(let number, true): Vocabulary.refusalCases.contains(graph.caseNames[Int(number)])
            default: false
            }
        } ?? false
    }

    /// What a callback receives after a question to the user.
    private static func isConsent(_ name: String) -> Bool {
        Vocabulary.consentFlags.contains(name.lowercased())
    }
}

extension Term {
    /// `answer == .OK`
    fileprivate func isCase(_ name: String) -> Bool {
        comparison?.relation == .equal && comparison?.right.member == name && comparison?.right.owner == nil
    }
}
