import OnceoverControlFlow

/// Flags that are set while a lock is held, in a closure of `withLock` or between `lock()` and `unlock()`: of two callbacks
/// that ask there and set, one finds them unset.
struct LockedClaims {
    private let graph: FlowGraph
    /// For each closure that runs under a lock or takes one, what is set under it.
    private var set: [Int: Set<TermID>] = [:]
    /// The calls that are made between `lock()` and `unlock()`.
    private var heldCalls: Set<Int> = []

    /// - Complexity: O(instructions × depth of the closures) and O(blocks) for each `lock()`.
    init(in graph: FlowGraph) {
        self.graph = graph
        for block in graph.blocks {
            for region in graph.closures(outwardFrom: block.region) where Executor.runsUnderLock(region, in: graph) {
                set[region, default: []].formUnion(Self.changes(by: block))
            }
            guard let region = block.region, let call = block.call, Executor.isLocking(graph.calls[call]) else {
                continue
            }
            for held in graph.stretch(behind: block) {
                set[region, default: []].formUnion(Self.changes(by: held))
                if let call = held.call { heldCalls.insert(call) }
            }
        }
    }

    /// Whether what is asked in a block is set under the same lock.
    func protects(_ term: TermID, in block: Block) -> Bool {
        graph.closures(outwardFrom: block.region).contains { region in
            set[region].map { !$0.isDisjoint(with: graph.terms[term].mentions) } ?? false
        }
    }

    /// Whether a block makes its call before the lock is released that the closure around it takes.
    func isHeld(at block: Block) -> Bool { block.call.map(heldCalls.contains) ?? false }

    private static func changes(by block: Block) -> [TermID] {
        block.instructions.compactMap { instruction in
            switch instruction {
            case .assign(let term, _, _), .forget(let term, isCompound: true): term
            default: nil
            }
        }
    }
}
