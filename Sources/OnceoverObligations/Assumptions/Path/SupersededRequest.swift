import OnceoverControlFlow
import OnceoverVocabulary

extension Assumption {
    /// `guard attempt == self.attempt else { return }` in a callback: a later request has taken the place of its
    /// own.
    static let supersededRequest = Assumption(
        "superseded-request", .path, .demotes,
        AssumptionPage(
            takes: "A request that a later request has replaced need not call its handler.",
            why: "The later request has a handler of its own, and the caller waits only for that one.",
            example: """
                let attempt = self.attempt
                load { chart in
                    guard attempt == self.attempt else { return }
                    completion(chart)
                }
                """,
            stillFound: """
                A continuation, because a task waits for it, and a comparison of something other than requests.
                """,
            costs: "A caller that waits for each of its requests."),
        applies: { $0.violation.defect == .undischargedPath && $0.leaks { $0.isOfSupersededRequest } })
}

extension LeakCase {
    fileprivate var isOfSupersededRequest: Bool {
        [.handler, .handlerPair].contains(base.violation.obligation.kind) && circumstances.isOfSupersededRequest
    }
}

/// Branches on which a callback finds that a later request has replaced its own: `guard attempt == self.attempt else {
/// return }`. The caller of the later request has a handler for it and waits for no other.
struct SupersededRequest {
    private let graph: FlowGraph
    /// The callback that asks; nil if the function asks itself.
    private let callback: Int?
    /// What the callback, and closures in it, are given each time.
    private let given: Set<TermID>

    /// - Parameter block: where it is asked.
    init(askedIn block: Block, of graph: FlowGraph) {
        self.graph = graph
        let callback = graph.callback(around: block.region)
        self.callback = callback
        let outside = callback.flatMap { graph.regions[$0].parent }
        let inside = graph.closures(outwardFrom: block.region).prefix { $0 != outside }
        given = Set(inside.flatMap { graph.regions[$0].parameters })
    }

    /// Whether the way through an edge is such a branch.
    func isFound(along edge: Edge) -> Bool {
        edge.assumptions.contains { $0.fact == .boolean(false) && isSame($0.term) || asks($0) }
    }

    // MARK: - What is compared

    /// `generation == self.generation`: what was kept when the request began, and what is stored now.
    private func isSame(_ condition: TermID) -> Bool {
        guard graph.terms[condition].kind == .condition, let sides = sides(of: graph.terms[condition].name) else {
            return false
        }
        let kept = graph.terms[condition].mentions.filter(isKept).map { graph.terms[$0].name }
        let shared = shared(by: sides.0, sides.1, kept).union(shared(by: sides.1, sides.0, kept))
        return !shared.isDisjoint(with: Vocabulary.requestWords)
            || callback != nil && !shared.subtracting(Vocabulary.countWords).isEmpty
    }

    private func sides(of comparison: String) -> (String, String)? {
        for sign in [" == ", " != ", " === ", " !== "] {
            let parts = comparison.split(separator: sign, omittingEmptySubsequences: false)
            if parts.count == 2 { return (String(parts[0]), String(parts[1])) }
        }
        return nil
    }

    /// The words that a member of the object has in common with a name of what was kept, if the two sides are that.
    private func shared(by stored: String, _ name: String, _ kept: [String]) -> Set<String> {
        guard kept.contains(name) else { return [] }
        let path = stored.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
        guard path.count < 3, path.count == 1 ? !kept.contains(stored) : Vocabulary.selfNames.contains(path[0]) else {
            return []
        }
        return words(in: name).intersection(words(in: path.last ?? ""))
    }

    /// Whether a variable has one value from before the callback on; outside of callbacks, a parameter.
    private func isKept(_ term: TermID) -> Bool {
        guard let callback else { return graph.parameters.contains(term) }
        guard graph.terms[term].isVariable, !given.contains(term) else { return false }
        return !graph.blocks.contains { block in
            graph.isInside(block, of: callback) && block.instructions.contains { $0.changes(term) }
        }
    }

    // MARK: - What is asked

    /// `isCurrentAttempt(id)`, `isStale(token)`: about a request, not about one listener of many.
    private func asks(_ assumption: Constraint) -> Bool {
        guard case .boolean(let answer) = assumption.fact else { return false }
        return graph.calls.contains { call in
            guard let name = call.name, call.result == assumption.term || isGiven(call.result, to: assumption.term)
            else {
                return false
            }
            let kept = call.arguments.flatMap(\.operand.terms).filter(isKept)
            let asked = words(in: name)
            let mentioned = kept.reduce(asked) { $0.union(words(in: graph.terms[$1].name)) }
            return !kept.isEmpty && asked.contains("is") && !mentioned.isDisjoint(with: Vocabulary.requestWords)
                && !asked.isDisjoint(with: answer ? Vocabulary.pastRequestWords : Vocabulary.presentRequestWords)
        }
    }

    /// What a chain gives is what its last call gives, or nil: `self?.isCurrent(id)`.
    private func isGiven(_ result: TermID, to chain: TermID) -> Bool {
        graph.terms[chain].kind == .callResult && graph.targets(assigned: result).contains(chain)
    }

    /// `["active", "request", "id"]` of `activeRequestID`
    private func words(in name: String) -> Set<String> {
        var words: [String] = []
        var isUpper = true
        for letter in name {
            if letter.isUppercase != isUpper || words.isEmpty, letter.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += letter.lowercased()
            isUpper = letter.isUppercase
        }
        return Set(words)
    }
}

extension Instruction {
    /// Whether it gives a variable another value.
    fileprivate func changes(_ term: TermID) -> Bool {
        switch self {
        case .assign(term, _, _), .forget(term, _): true
        default: false
        }
    }
}
