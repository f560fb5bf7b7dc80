import OnceoverControlFlow
import OnceoverSymbols

/// The blocks in which something happens to an obligation.
struct EventBlocks {
    private let graph: FlowGraph
    private let tracked: TrackedObligation
    private let effects: [CallEffect?]
    private let aliases: Aliases
    private let stored: StoredUses

    init(
        of tracked: TrackedObligation, in graph: FlowGraph, effects: [CallEffect?], aliases: Aliases,
        stored: StoredUses
    ) {
        self.graph = graph
        self.tracked = tracked
        self.effects = effects
        self.aliases = aliases
        self.stored = stored
    }

    func contains(_ block: Block) -> Bool {
        if let slot = tracked.slot?.property, drops(slot, in: block) { return true }
        return block.instructions.contains { instruction in
            switch instruction {
            case .call(let index): effects[index].map { !$0.isNothing } ?? false
            case .assign(let target, let value, _):
                aliases.contains(value) && !aliases.contains(target) || aliases.isSlot(target)
            case .discard(let value, _), .returnValue(let value, _): aliases.contains(value)
            case .escape(let term, _): aliases.contains(term)
            case .recursion: true
            default: false
            }
        }
    }

    /// Whether a callback calls a method of the same type there that drops what a stored property holds, or discharges it and
    /// leaves it there.
    private func drops(_ slot: StoredProperty, in block: Block) -> Bool {
        guard graph.isCalledBack(in: block.region), let call = block.call.map({ graph.calls[$0] }) else { return false }
        let waits = Status(.pending, isStored: true)
        let outcomes = stored.outcomes(of: call, in: graph, slot: slot, from: waits) ?? []
        return outcomes.contains { $0.status == Status(.pending) || $0.status == Status(.discharged, isStored: true) }
    }
}
