import OnceoverControlFlow
import OnceoverSymbols

/// A stored obligation that a step on a thread of its own and a callback can both take, with nothing that makes the taking
/// atomic.
struct SlotRaces {
    let context: FileContext
    let slot: SlotFinder.Slot

    /// A discharge that can meet another one, and where it comes from.
    struct Found {
        let site: Site
        let source: ParallelSteps.Source
    }

    func unguarded() -> [Found] {
        guard !slot.property.isIsolated, !slot.property.isGlobal,
            slot.property.shape.isContinuation || slot.property.shape.isHandler
        else {
            return []
        }
        return ParallelSteps(context: context, slot: slot).all().filter(canMeet).flatMap { step in
            discharges(in: step).map { Found(site: $0, source: step.source) }
        }
    }

    /// Whoever waits when the task is cancelled waits for somebody else. Of what a method sets going, it must show that
    /// somebody else may discharge meanwhile.
    private func canMeet(_ step: ParallelSteps.Step) -> Bool {
        if step.source == .cancellation { return slot.property.shape.isContinuation }
        return slot.methods.contains { method in
            let (found, graph) = dischargingBlocks(in: method)
            return found.contains { method != step.function || step.region != nil && !step.holds($0, in: graph) }
        }
    }

    private func discharges(in step: ParallelSteps.Step) -> [Site] {
        let (found, graph) = dischargingBlocks(in: step.function)
        guard step.region != nil || !graph.calls.contains(where: Executor.isLocking) else { return [] }
        let resolver = context.resolver(for: step.function)
        return found.filter { block in
            step.holds(block, in: graph) && Executor.of(block, in: graph, isIsolated: false, resolver) == nil
                && !isTakenUnderLock(block, in: step.function)
        }.compactMap { $0.call.map { graph.calls[$0].site } }
    }

    private func dischargingBlocks(in function: Int) -> (blocks: [Block], graph: FlowGraph) {
        guard let flow = context.slots.flow(of: function, slot.property) else {
            return ([], context.graph(of: function))
        }
        let blocks = flow.graph.blocks.filter { $0.call.map { discharges(flow.graph.calls[$0], flow) } ?? false }
        return (blocks, flow.graph)
    }

    private func discharges(_ call: Call, _ flow: ObligationFlow) -> Bool {
        switch call.callee {
        case .member(let receiver?, let name):
            flow.tracked.dischargingMethods.contains(name) && flow.aliases.contains(receiver)
        case .value(let handler): flow.aliases.contains(handler)
        default: false
        }
    }

    /// Whether the name that is discharged got its value while its own callback held a lock, and the slot another one
    /// before the lock was released.
    private func isTakenUnderLock(_ block: Block, in function: Int) -> Bool {
        guard let flow = context.slots.flow(of: function, slot.property),
            let name = block.call.flatMap({ flow.graph.calls[$0].receiverOrValue }), !flow.aliases.isSlot(name)
        else { return false }
        let callback = flow.graph.callback(around: block.region)
        let locked = flow.graph.blocks.filter {
            flow.graph.callback(around: $0.region) == callback
                && Executor.of($0, in: flow.graph, isIsolated: false, flow.resolver) == .lock
        }
        return Dictionary(grouping: locked, by: \.region).values.contains { blocks in
            takes(blocks.flatMap(\.instructions), flow.aliases, in: flow.graph)
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
