import OnceoverControlFlow
import OnceoverSymbols

/// Local names that got their value from a stored property.
struct TakenNames {
    private let graph: FlowGraph
    private let aliases: Aliases
    private let isOfSlot: Bool
    private(set) var all: Set<TermID> = []

    /// None where the obligation is not a stored property's.
    ///
    /// - Complexity: O(assignments × length of the longest chain of names).
    init(of slot: TrackedSlot?, in graph: FlowGraph, aliases: Aliases) {
        self.graph = graph
        self.aliases = aliases
        isOfSlot = slot != nil
        if isOfSlot { find() }
    }

    private mutating func find() {
        let taking = graph.calls.filter {
            aliases.source(of: $0).map(aliases.isSlot) ?? false && aliases.contains($0.result)
        }
        all = Set(taking.map(\.result))
        var count = -1
        while count < all.count {
            count = all.count
            for call in graph.calls where gives(call) { all.insert(call.result) }
            for case (let target, .term(let source)) in graph.assignments
            where aliases.contains(target) && (aliases.isSlot(source) || isPart(source)) {
                all.insert(target)
            }
        }
    }

    /// Whether a call gives a part of what was taken, or puts it into a value of its own.
    private func gives(_ call: Call) -> Bool {
        if all.contains(call.result) { return false }
        if aliases.contains(call.result), let source = aliases.source(of: call), isPart(source) { return true }
        return aliases.wraps(call)
            && call.arguments.flatMap(\.operand.terms).contains { isPart($0) || aliases.isSlot($0) }
    }

    /// Whether a term is one of the names, or an element of what one of them holds.
    private func isPart(_ term: TermID) -> Bool {
        if all.contains(term) { return true }
        guard case .member(let owner, _) = graph.terms[term].kind else { return false }
        return isPart(owner)
    }

    /// The effects of the graph's calls, with those said to be local that concern what has not been taken from the property.
    func markingLocal(_ effects: [CallEffect?]) -> [CallEffect?] {
        guard isOfSlot else { return effects }
        return zip(graph.calls, effects).map { call, effect in
            guard var effect, effect.slotTerm == nil else { return effect }
            let names = [call.receiverOrValue].compactMap { $0 } + call.arguments.flatMap(\.operand.terms)
            effect.isLocal = !names.contains(where: isPart)
            return effect
        }
    }
}
