import OnceoverControlFlow
import OnceoverDataflow

/// The callers of a private method that touches a stored property: what it leaves behind, they may mend.
struct HelperCallers {
    let slot: SlotFinder.Slot
    let helper: Int
    let context: FileContext
    /// Empty if the method is not private: others may call it.
    let all: [Int]

    init(slot: SlotFinder.Slot, helper: Int, context: FileContext) {
        self.slot = slot
        self.helper = helper
        self.context = context
        let functions = context.declarations.functions
        all = functions[helper].isPrivate ? functions.indices.filter { Self.isCalled(helper, by: $0, in: context) } : []
    }

    /// Whether some caller has to do with the property on a path through its call: it asks, clears or resumes it itself, or
    /// calls another method that does, before or behind. What it does on other paths mends nothing.
    var mayMend: Bool { all.contains(where: touchesAroundCall) }

    /// Whether no caller has to do with the property itself, and each may come again on the same object: what the method does to
    /// an earlier wait shows nowhere else.
    var areBlind: Bool {
        all.allSatisfy { caller in
            !slot.methods.contains(caller) && !context.declarations.functions[caller].isInitializer
        }
    }

    /// Whether it is called, and nothing else done with the property, when a task is cancelled that waits for what the
    /// property holds: who called has not gone on.
    var areCancelling: Bool {
        all.contains { caller in
            guard context.mentions("onCancel", in: caller) else { return false }
            let graph = context.graph(of: caller)
            return graph.regions.indices.contains { graph.isOnCancel($0) && callsAlone(in: $0, of: caller) }
        }
    }

    private func callsAlone(in region: Int, of caller: Int) -> Bool {
        let graph = context.graph(of: caller)
        func inside(_ block: Int) -> Bool { graph.isInside(graph.blocks[block], of: region) }
        let calls = blocks(calling: [helper], in: graph).filter(inside)
        let others = blocks(calling: slot.methods.filter { $0 != helper }, in: graph).filter(inside)
        let events = context.slots.flow(of: caller, slot.property)?.body.isEvent ?? []
        return !calls.isEmpty && others.isEmpty
            && events.indices.allSatisfy { !events[$0] || !inside($0) || calls.contains($0) }
    }

    private func touchesAroundCall(_ caller: Int) -> Bool {
        if slot.methods.contains(caller) { return touchesInTurn(caller) }
        let others = slot.methods.filter { $0 != helper && isCalled($0, by: caller) }
        guard !others.isEmpty else { return false }
        let graph = context.graph(of: caller)
        let calls = blocks(calling: [helper], in: graph)
        let touches = blocks(calling: others, in: graph)
        let flow = graph.directed(without: graph.exit) { _ in true }
        return isReached(touches, from: calls, in: flow) || isReached(calls, from: touches, in: flow)
    }

    /// Where the call stands in a closure that runs later, only what is done in that closure is done around it.
    private func touchesInTurn(_ caller: Int) -> Bool {
        let graph = context.graph(of: caller)
        guard let term = context.code.term(of: slot.property, in: caller) else { return true }
        return blocks(calling: [helper], in: graph).contains { call in
            let turn = graph.callback(around: graph.blocks[call].region)
            return graph.blocks.indices.contains { block in
                block != call && graph.blocks[block].mentions(term, in: graph)
                    && (turn == nil || graph.callback(around: graph.blocks[block].region) == turn)
            }
        }
    }

    private func isReached(_ targets: [Int], from sources: [Int], in flow: DirectedGraph) -> Bool {
        let reached = WorklistSolver.reachable(in: flow, from: sources)
        return targets.contains { reached[$0] }
    }

    private func blocks(calling methods: [Int], in graph: FlowGraph) -> [Int] {
        let names = Set(methods.map { context.declarations.functions[$0].name })
        return graph.blocks.indices.filter { block in
            graph.blocks[block].call.flatMap { graph.calls[$0].name }.map(names.contains) ?? false
        }
    }

    private func isCalled(_ function: Int, by other: Int) -> Bool { Self.isCalled(function, by: other, in: context) }

    private static func isCalled(_ function: Int, by other: Int, in context: FileContext) -> Bool {
        let declared = context.declarations.functions[function]
        return other != function && !declared.name.isEmpty
            && context.declarations.functions[other].typeName == declared.typeName
            && context.mentions(declared.name, in: other)
            && context.graph(of: other).calls.contains { $0.name == declared.name }
    }
}
