import OnceoverControlFlow

extension FlowGraph {
    /// What an optional chain gives where no link of it is nil, and the references that may be nil.
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
}
