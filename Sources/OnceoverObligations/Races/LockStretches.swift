import OnceoverControlFlow

/// The stretches of a body that one lock is held for: closures that a lock runs, and what stands between `lock()` and
/// `unlock()`.
struct LockStretches {
    struct Stretch {
        /// The closure that the lock runs, or that takes it; nil if the body itself does.
        let closure: Int?
        /// Whether it is taken and released by calls of its own.
        let isTaken: Bool
        let blocks: [Block]
    }

    let graph: FlowGraph
    let all: [Stretch]

    /// - Complexity: O(blocks) for each lock that is taken.
    init(in graph: FlowGraph) {
        self.graph = graph
        let closures = graph.regions.indices.filter { Executor.runsUnderLock($0, in: graph) }.map { region in
            Stretch(closure: region, isTaken: false, blocks: graph.blocks.filter { graph.isInside($0, of: region) })
        }
        let locking = graph.blocks.filter { $0.call.map { Executor.isLocking(graph.calls[$0]) } ?? false }
        all =
            closures
            + locking.map {
                Stretch(
                    closure: $0.region, isTaken: true, blocks: [Self.behindCall(of: $0)] + graph.stretch(behind: $0))
            }
    }

    /// What a block does when its call has returned: it may branch.
    private static func behindCall(of block: Block) -> Block {
        var rest = block
        rest.instructions = []
        return rest
    }

    /// Those in the same callback as a block, or in the body itself.
    func inCallback(of block: Block) -> [[Block]] {
        let callback = graph.callback(around: block.region)
        return all.map(\.blocks).filter { $0.contains { graph.callback(around: $0.region) == callback } }
    }
}

extension FlowGraph {
    /// The blocks between a `lock()` and the next `unlock()`, in the same callback.
    fileprivate func stretch(behind locking: Block) -> [Block] {
        var seen: Set<Int> = []
        var stretch: [Block] = []
        var pending = locking.edges.map(\.target)
        let callback = callback(around: locking.region)
        while let next = pending.popLast() {
            let block = blocks[next]
            guard seen.insert(next).inserted, self.callback(around: block.region) == callback else { continue }
            stretch.append(block)
            if let call = block.call, Executor.isUnlocking(calls[call]) { continue }
            pending += block.edges.map(\.target)
        }
        return stretch
    }
}
