/// Where values come from.
extension FlowGraph {
    /// The one value that a name or a chain stands for if it is not nil.
    ///
    /// - Complexity: O(instructions).
    package func source(of value: TermID) -> TermID {
        var current = value
        // `let name = chain`, where `chain` is what `a?.b` gives.
        for _ in 0..<Self.mostNames {
            guard let next = onlySource(of: current) else { break }
            current = next
        }
        return current
    }

    private static let mostNames = 4

    private func onlySource(of value: TermID) -> TermID? {
        let given = blocks.lazy.flatMap(\.instructions).compactMap { instruction -> Operand? in
            if case .assign(value, let source, _) = instruction, source != .nilLiteral { source } else { nil }
        }
        guard let only = given.first, given.allSatisfy({ $0 == only }), case .term(let source) = only else {
            return nil
        }
        return source
    }

    /// The call that has made a value, also by the names that it was given.
    ///
    /// - Complexity: O(calls + instructions).
    package func maker(of value: TermID) -> Call? {
        let source = source(of: value)
        return calls.first { $0.result == source }
    }
}
