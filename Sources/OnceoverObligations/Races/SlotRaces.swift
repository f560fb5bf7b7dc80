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
        /// The method that may discharge at the same time; nil if no method of the file does.
        let rival: Int?
    }

    func unguarded() -> [Found] {
        guard !slot.property.isIsolated, !slot.property.isGlobal,
            slot.property.shape.isContinuation || slot.property.shape.isHandler
        else {
            return []
        }
        return ParallelSteps(context: context, slot: slot).all().filter(canMeet).flatMap { step in
            let rival = rival(of: step)
            return discharges(in: step).map { Found(site: $0, source: step.source, rival: rival) }
        }
    }

    /// A task that is cancelled waits for other code. If a method starts the step, some code of the file must discharge at the
    /// same time.
    private func canMeet(_ step: ParallelSteps.Step) -> Bool {
        if step.source == .cancellation { return slot.property.shape.isContinuation }
        return rival(of: step) != nil
    }

    /// A method that discharges outside the step; another method than the step's own if there is one.
    private func rival(of step: ParallelSteps.Step) -> Int? {
        let rivals = slot.methods.filter { method in
            let (found, graph) = dischargingBlocks(in: method)
            return found.contains { method != step.function || step.region != nil && !step.holds($0, in: graph) }
        }
        return rivals.first { $0 != step.function } ?? rivals.first
    }

    private func discharges(in step: ParallelSteps.Step) -> [Site] {
        guard let body = context.slots.flow(of: step.function, slot.property)?.body else { return [] }
        let taking = SlotTaking(body: body)
        if let site = step.site, taking.givesWithoutLock { return [site] }
        let (found, graph) = dischargingBlocks(in: step.function)
        return found.filter { block in
            step.holds(block, in: graph) && (isUnguarded(block, step, taking) || taking.isReleasedBeforeClearing(block))
        }.compactMap { $0.call.map { graph.calls[$0].site } }
    }

    /// Whether nothing keeps others from doing the same. A method that takes a lock is taken to do so for that.
    private func isUnguarded(_ block: Block, _ step: ParallelSteps.Step, _ taking: SlotTaking) -> Bool {
        let graph = taking.body.graph
        guard step.region != nil || !graph.calls.contains(where: Executor.isLocking) else { return false }
        return Executor.of(block, in: graph, isIsolated: false, taking.body.questions.queues) == nil
            && !taking.isUnderLock(before: block)
    }

    private func dischargingBlocks(in function: Int) -> (blocks: [Block], graph: FlowGraph) {
        guard let body = context.slots.flow(of: function, slot.property)?.body else {
            return ([], context.graph(of: function))
        }
        let blocks = body.graph.blocks.filter { $0.call.map { discharges(body.graph.calls[$0], body) } ?? false }
        return (blocks, body.graph)
    }

    private func discharges(_ call: Call, _ body: FollowedBody) -> Bool {
        switch call.callee {
        case .member(let receiver?, let name):
            body.tracked.dischargingMethods.contains(name) && body.aliases.contains(receiver)
        case .value(let handler): body.aliases.contains(handler)
        default: false
        }
    }
}

extension HandlerShape {
    var isContinuation: Bool {
        if case .continuation = self { true } else { false }
    }
}
