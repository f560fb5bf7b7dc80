import OnceoverControlFlow

extension FlowGraph {
    /// The value of an optional chain if none of its links is nil, and the references in it that may be nil.
    ///
    /// - Complexity: O(instructions + edges).
    func endsOfChain(_ chain: TermID) -> (values: [Operand], references: Set<TermID>) {
        var values: [Operand] = []
        var nilBlocks: Set<Int> = []
        for (index, block) in blocks.enumerated() {
            for case .assign(chain, let value, _) in block.instructions {
                if value == .nilLiteral { nilBlocks.insert(index) } else { values.append(value) }
            }
        }
        let cuts = blocks.lazy.flatMap(\.edges).filter { nilBlocks.contains($0.target) }
        return (values, Set(cuts.flatMap { $0.assumptions.map(\.term) }))
    }

    /// The calls that a call is made on, one on what the other gives: the nearest first.
    func links(before call: Call) -> some Sequence<Call> {
        func link(before call: Call) -> Call? {
            call.receiver.flatMap { receiver in calls.first { $0.result == receiver } }
        }
        return sequence(state: call) { current in
            guard let next = link(before: current) else { return nil }
            current = next
            return next
        }
    }
}
