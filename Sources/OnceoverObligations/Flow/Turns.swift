import OnceoverControlFlow

/// What runs again and again: the bodies of loops, closures that are given to a sequence, and callbacks. One run of one
/// is a turn.
struct Turns {
    private let graph: FlowGraph
    /// The edges that lead back to where a loop begins.
    private let returning: Set<Jump>
    private let isInLoop: [Bool]

    private struct Jump: Hashable {
        let from: Int
        let to: Int
    }

    /// - Complexity: O(blocks × loops).
    init(in graph: FlowGraph) {
        self.graph = graph
        returning = Self.returningEdges(in: graph)
        var isInLoop = [Bool](repeating: false, count: graph.blocks.count)
        if !returning.isEmpty {
            let predecessors = graph.predecessors
            for jump in returning where !Self.isOfClosure(jump, in: graph) {
                Self.mark(from: jump.from, to: jump.to, predecessors, &isInLoop)
            }
        }
        self.isInLoop = isInLoop
    }

    /// Whether the block may run more than once, or at another time than the body that it stands in.
    func contains(_ block: Int) -> Bool { isInLoop[block] || region(around: graph.blocks[block].region) != nil }

    /// Whether a loop, or a sequence that is given a closure, comes to the block again.
    func comesAgain(to block: Int) -> Bool {
        isInLoop[block]
            || graph.closures(outwardFrom: graph.blocks[block].region).contains { index in
                !graph.regions[index].isDeferred && [.zeroOrMore, .oneOrMore].contains(graph.regions[index].mode)
            }
    }

    /// Whether it stands in a callback.
    func areCalledBack(at block: Int) -> Bool { graph.isCalledBack(in: graph.blocks[block].region) }

    /// The blocks that a path can reach from a block before the turn is over.
    func reached(from start: Int, inTurnOf block: Int) -> Set<Int> {
        let end = end(ofTurnOf: block)
        var reached: Set<Int> = [start]
        var stack = [start]
        while let current = stack.popLast() {
            guard current != end else { continue }
            for edge in edges(goingOnFrom: current) where reached.insert(edge.target).inserted {
                stack.append(edge.target)
            }
        }
        if let end { reached.remove(end) }
        return reached
    }

    /// The block at which the turn of another block is over; nothing where it ends with the body.
    func end(ofTurnOf block: Int) -> Int? {
        region(around: graph.blocks[block].region).map { graph.regions[$0].exit }
    }

    /// The edges from a block that do not begin another turn.
    func edges(goingOnFrom block: Int) -> [Edge] {
        graph.blocks[block].edges.filter { !returning.contains(Jump(from: block, to: $0.target)) }
    }

    /// The innermost closure around that is called back, or once for each element of a sequence.
    private func region(around region: Int?) -> Int? {
        graph.closures(outwardFrom: region).first { index in
            graph.regions[index].isDeferred || [.zeroOrMore, .oneOrMore].contains(graph.regions[index].mode)
        }
    }

    /// The edges to a block that the walk is still inside of. Swift's control flow is structured, so these are its loops.
    private static func returningEdges(in graph: FlowGraph) -> Set<Jump> {
        var found: Set<Jump> = []
        var state = [UInt8](repeating: 0, count: graph.blocks.count)
        var stack: [(block: Int, next: Int)] = [(graph.entry, 0)]
        state[graph.entry] = 1
        while let (block, next) = stack.last {
            guard next < graph.blocks[block].edges.count else {
                state[block] = 2
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let target = graph.blocks[block].edges[next].target
            if state[target] == 0 {
                state[target] = 1
                stack.append((target, 0))
            } else if state[target] == 1 {
                found.insert(Jump(from: block, to: target))
            }
        }
        return found
    }

    /// Whether an edge runs a closure again, as any call might: that is no loop of the body's own.
    private static func isOfClosure(_ jump: Jump, in graph: FlowGraph) -> Bool {
        graph.blocks[jump.from].edges.contains { edge in
            if case .repeatsClosure = edge.outcome { edge.target == jump.to } else { false }
        }
    }

    /// Marks the natural loop of an edge: all that leads to its start without passing its target.
    private static func mark(from start: Int, to header: Int, _ predecessors: [[Int]], _ isInLoop: inout [Bool]) {
        var members: Set<Int> = [header, start]
        var stack = [start]
        while let block = stack.popLast() {
            guard block != header else { continue }
            for predecessor in predecessors[block] where members.insert(predecessor).inserted {
                stack.append(predecessor)
            }
        }
        for member in members { isInLoop[member] = true }
    }
}

extension FlowGraph {
    /// The blocks that lead to each block.
    ///
    /// - Complexity: O(edges).
    var predecessors: [[Int]] {
        var found = [[Int]](repeating: [], count: blocks.count)
        for (index, block) in blocks.enumerated() {
            for edge in block.edges { found[edge.target].append(index) }
        }
        return found
    }
}
