import OnceoverControlFlow

/// Flags that are set while a lock is held, in a closure of `withLock` or between `lock()` and `unlock()`: of two callbacks
/// that ask there and set, one finds them unset.
struct LockedClaims {
    private let graph: FlowGraph
    /// For each closure that runs under a lock or takes one, what is set under it.
    private var set: [Int: Set<TermID>] = [:]
    /// The calls that closures make between `lock()` and `unlock()`.
    private var heldCalls: Set<Int> = []
    /// The calls that are made under a lock, wherever it is taken.
    private var lockedCalls: Set<Int> = []

    /// - Complexity: O(instructions × depth of the closures) and O(blocks) for each `lock()`.
    init(in graph: FlowGraph) {
        self.graph = graph
        for stretch in LockStretches(in: graph).all {
            let calls = stretch.blocks.compactMap(\.call)
            lockedCalls.formUnion(calls)
            guard let closure = stretch.closure else { continue }
            set[closure, default: []].formUnion(stretch.blocks.flatMap(Self.changes))
            if stretch.isTaken { heldCalls.formUnion(calls) }
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

    /// Whether a call, by its number, is made under a lock.
    func protects(call: Int) -> Bool { lockedCalls.contains(call) }

    private static func changes(by block: Block) -> [TermID] {
        block.instructions.compactMap { instruction in
            switch instruction {
            case .assign(let term, _, _), .forget(let term, isCompound: true): term
            default: nil
            }
        }
    }
}
