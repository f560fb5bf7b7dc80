import OnceoverControlFlow
import OnceoverDataflow

/// Whether the object that a method belongs to is there whenever the method, or a closure of it, calls a parameter.
struct HeldCallee {
    let graph: FlowGraph
    let parameter: TermID
    let holding: HoldingCalls
    private let aliases: Aliases

    init(of parameter: TermID, in graph: FlowGraph, holding: HoldingCalls) {
        self.graph = graph
        self.parameter = parameter
        self.holding = holding
        aliases = Aliases(of: [parameter], in: graph)
    }

    /// Nothing is known of a parameter that is stored, or that other code calls.
    var isHeld: Bool {
        let uses = graph.blocks.indices.flatMap { block in
            graph.blocks[block].instructions.compactMap { isHeld($0, in: block) }
        }
        return !uses.isEmpty && uses.allSatisfy { $0 }
    }

    /// Nil if the step has nothing to do with the parameter, or only gives it another name.
    private func isHeld(_ instruction: Instruction, in block: Int) -> Bool? {
        switch instruction {
        case .call(let index): isHeld(graph.calls[index], in: block)
        case .assign(let target, let value, _): aliases.contains(value) && !aliases.contains(target) ? false : nil
        case .escape(let term, _): aliases.contains(term) ? false : nil
        case .returnValue(let value, _): aliases.contains(value) ? false : nil
        default: nil
        }
    }

    private func isHeld(_ call: Call, in block: Int) -> Bool? {
        if let argument = call.arguments.firstIndex(where: { aliases.contains($0.operand) }) {
            return isSelfThere(in: block) && holding.holdsSelf(call, argument: argument, in: graph)
        }
        guard call.receiverOrValue.map(aliases.contains) ?? false else { return nil }
        return isSelfThere(in: block)
    }

    /// The method's own body runs on the object. A closure that runs later keeps it, or has found it there.
    private func isSelfThere(in block: Int) -> Bool {
        guard let closure = graph.callback(around: graph.blocks[block].region) else { return true }
        if isBesideKeeper(closure) || holding.isKept(behind: closure, in: graph) { return true }
        guard let weak = graph.regions[closure].weakSelf else { return graph.keepsSelf(in: closure) }
        return !isReached(block, from: graph.regions[closure].entry, without: weak)
    }

    /// Whether another closure that the same call is given keeps the object. Both are kept until one of them runs.
    private func isBesideKeeper(_ closure: Int) -> Bool {
        guard let call = graph.regions[closure].call else { return false }
        return graph.regions.indices.contains { other in
            other != closure && graph.regions[other].call == call && graph.regions[other].weakSelf == nil
                && graph.keepsSelf(in: other)
        }
    }

    /// Whether a path from one block to another never finds that a weak reference is not nil.
    private func isReached(_ block: Int, from entry: Int, without weak: TermID) -> Bool {
        let paths = graph.directed(without: graph.exit) { edge in
            !edge.assumptions.contains { $0.term == weak && $0.fact == .isNil(false) }
        }
        return WorklistSolver.reachable(in: paths, from: [entry])[block]
    }
}
