import OnceoverControlFlow
import OnceoverSignatures

/// A closure that a function gives back: `load(completion: onSuccess { show($0) })`.
struct GivenBackClosure {
    /// What becomes of it.
    enum Use {
        case calledOnce
        /// One of several closures of a call, of which one is called.
        case oneOfSeveral(of: Call)
    }

    private let graph: FlowGraph
    /// What the call gives back, and the names that it gets.
    private let terms: Set<TermID>

    init(_ result: TermID, in graph: FlowGraph) {
        self.graph = graph
        terms = Set(graph.targets(assigned: result).filter { graph.terms[$0].isVariable }).union([result])
    }

    /// Nothing where it does not go to one function, or where neither that function's body nor a name says how often it is
    /// called there.
    func use(_ summaries: CallSummaries) -> Use? {
        let uses = graph.calls.flatMap { call in
            call.arguments.indices.filter { isOurs(call.arguments[$0]) }.map { (call, $0) }
        }
        guard uses.count == 1, !graph.calls.contains(where: { $0.receiverOrValue.map(terms.contains) ?? false }) else {
            return nil
        }
        let (call, argument) = uses[0]
        if isOneOfSeveral(argument, of: call) { return .oneOfSeveral(of: call) }
        let summary = summaries.summary(of: call, argument: argument, in: graph, trustsExpectation: true)
        let isOnce = summary.map { $0.isExpected } ?? isCompletion(call.arguments[argument], of: call)
        return isOnce ? .calledOnce : nil
    }

    /// `load(success: shown { … }, failure: hidden { … })`: which of them is called, the function decides.
    private func isOneOfSeveral(_ own: Int, of call: Call) -> Bool {
        call.arguments.indices.contains { index in
            guard index != own else { return false }
            switch call.arguments[index].operand {
            case .region, .callable, .method: return true
            case .term(let term):
                return graph.regions.indices.contains { graph.call(givenRegion: $0)?.result == term }
            default: return false
            }
        }
    }

    private func isOurs(_ argument: Argument) -> Bool {
        if case .term(let term) = argument.operand { terms.contains(term) } else { false }
    }

    private func isCompletion(_ argument: Argument, of call: Call) -> Bool {
        argument.label.map(HandlerName.isCompletion) ?? false
            || call.name.map(HandlerName.impliesCompletion(function:)) ?? false
    }
}
