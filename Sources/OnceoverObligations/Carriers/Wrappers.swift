import OnceoverControlFlow

/// The closures that functions of the file make of an obligation in a body, each of which stands for it: `let answer =
/// logged(completion)`.
struct Wrappers {
    /// What the calls give that make them.
    private(set) var made: [TermID] = []
    /// The same, and the names that they get.
    private(set) var closures: Set<TermID> = []
    /// For each name of a closure that calls the handler the first time only, the call that made it.
    private(set) var firstTime: [TermID: TermID] = [:]

    init(of tracked: TrackedObligation, named aliases: Aliases, in graph: FlowGraph, calls: CarrierCalls) {
        guard tracked.slot == nil, [.handler, .continuation].contains(tracked.kind) else { return }
        for call in graph.calls {
            guard let argument = call.arguments.firstIndex(where: { isWrapped($0, aliases, in: graph) }),
                let wrapping = calls.wrapping(of: argument, by: call, in: graph)
            else { continue }
            made.append(call.result)
            closures.formUnion([call.result] + graph.targets(assigned: call.result))
            let inner = call.arguments[argument].operand.terms.compactMap { firstTime[$0] }.first
            if let maker = wrapping == .firstTime ? call.result : inner { note(call.result, madeBy: maker, in: graph) }
        }
    }

    private func isWrapped(_ argument: Argument, _ aliases: Aliases, in graph: FlowGraph) -> Bool {
        guard case .term(let term) = argument.operand else { return false }
        return aliases.contains(term) || made.contains { $0 == term || graph.targets(assigned: $0).contains(term) }
    }

    private mutating func note(_ closure: TermID, madeBy maker: TermID, in graph: FlowGraph) {
        var new = [closure]
        while let name = new.popLast() {
            guard firstTime.updateValue(maker, forKey: name) == nil else { continue }
            new += graph.targets(assigned: name).filter { graph.terms[$0].isVariable }
        }
    }
}
