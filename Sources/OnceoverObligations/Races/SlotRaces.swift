import OnceoverControlFlow
import OnceoverSymbols

/// A stored continuation that `onCancel` and a callback can both take, with nothing that makes the taking atomic.
struct SlotRaces {
    let context: FileContext
    let slot: SlotFinder.Slot

    /// The discharges that can meet another one, with the methods they stand in.
    func unguarded() -> [(method: Int, site: Site)] {
        guard !slot.property.isIsolated, slot.property.shape.isContinuation
        else { return [] }
        var found: [(Int, Site)] = []
        for method in cancelling() {
            for site in discharges(in: method.function, onlyWhenCancelled: method.isDirect) {
                found.append((method.function, site))
            }
        }
        return found
    }

    /// Methods that discharge when the task is cancelled: in `onCancel` itself, or called from it.
    private func cancelling() -> [(function: Int, isDirect: Bool)] {
        var found: [(function: Int, isDirect: Bool)] = []
        for (index, function) in context.declarations.functions.enumerated()
        where function.typeName == slot.property.typeName && context.mentions("onCancel", in: index) {
            let graph = context.graph(of: index)
            for region in graph.regions.indices where isOnCancel(region, in: graph) {
                if slot.methods.contains(index) { found.append((index, true)) }
                found += methodsCalled(in: region, of: graph).map { ($0, false) }
            }
        }
        return found
    }

    private func isOnCancel(_ region: Int, in graph: FlowGraph) -> Bool {
        guard let call = graph.regions[region].call, let argument = graph.regions[region].argument else { return false }
        return graph.calls[call].name == "withTaskCancellationHandler"
            && graph.calls[call].arguments[argument].label == "onCancel"
    }

    /// Calls that stand in the closure itself. What it hands to a queue or an actor waits its turn there.
    private func methodsCalled(in region: Int, of graph: FlowGraph) -> [Int] {
        let names = graph.blocks.compactMap { block -> String? in
            guard block.region == region, let call = block.call else { return nil }
            return graph.calls[call].name
        }
        return slot.methods.filter { names.contains(context.declarations.functions[$0].name) }
    }

    private func discharges(in function: Int, onlyWhenCancelled: Bool) -> [Site] {
        guard let (tracked, graph) = SlotFinder(context: context).track(slot.property, in: function),
            let followed = tracked.slot
        else { return [] }
        let aliases = Aliases(of: tracked.roots, slot: followed, in: graph)
        guard onlyWhenCancelled || !graph.calls.contains(where: Executor.isLocking) else { return [] }
        return graph.blocks.compactMap { block in
            guard let index = block.call, Executor.of(block, in: graph, isIsolated: false) == nil,
                !onlyWhenCancelled || block.region.map({ isOnCancel($0, in: graph) }) == true,
                discharges(graph.calls[index], tracked, aliases),
                !isTakenUnderLock(graph.calls[index], aliases, in: graph)
            else { return nil }
            return graph.calls[index].site
        }
    }

    private func discharges(_ call: Call, _ tracked: TrackedObligation, _ aliases: Aliases) -> Bool {
        guard case .member(let receiver?, let name) = call.callee else { return false }
        return tracked.dischargingMethods.contains(name) && aliases.contains(receiver)
    }

    /// Whether the name that is discharged got its value while a lock was held, and the slot another one before the lock
    /// was released.
    private func isTakenUnderLock(_ call: Call, _ aliases: Aliases, in graph: FlowGraph) -> Bool {
        guard let receiver = call.receiver, !aliases.isSlot(receiver) else { return false }
        let locked = graph.blocks.filter { Executor.of($0, in: graph, isIsolated: false) == .lock }
        return Dictionary(grouping: locked, by: \.region).values.contains { blocks in
            takes(blocks.flatMap(\.instructions), aliases, in: graph)
        }
    }

    /// `let k = slot; slot = nil`, or `slot.take()`.
    private func takes(_ steps: [Instruction], _ aliases: Aliases, in graph: FlowGraph) -> Bool {
        let isRead = steps.contains {
            if case .assign(_, .term(let source), _) = $0 { aliases.isSlot(source) } else { false }
        }
        let isSet = steps.contains { if case .assign(let target, _, _) = $0 { aliases.isSlot(target) } else { false } }
        return isRead && isSet || steps.contains { takesByName($0, aliases, in: graph) }
    }

    private func takesByName(_ instruction: Instruction, _ aliases: Aliases, in graph: FlowGraph) -> Bool {
        guard case .call(let index) = instruction, case .member(let receiver?, let name) = graph.calls[index].callee
        else { return false }
        return aliases.isSlot(receiver) && SlotCalls.taking.contains(name)
    }
}

extension HandlerShape {
    var isContinuation: Bool {
        if case .continuation = self { true } else { false }
    }
}
