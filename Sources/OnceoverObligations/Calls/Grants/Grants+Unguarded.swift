import OnceoverControlFlow

/// Claims that are not atomic: two calls at the same time may both get `true`.
extension Grants {
    /// Whether the function asks a flag of its object and sets it while no lock is held, so that two calls at the same time hear
    /// the same.
    func isUnguardedClaim(_ call: Call, in graph: FlowGraph) -> Bool {
        callees.areAllHere(call, in: graph) { function in
            let body = code.graph(of: function)
            guard !code.declarations.isIsolated(function), callsOnlyLocks(body) else { return false }
            let flags = flags(setAndAskedIn: body)
            let stretches = flags.isEmpty ? [] : LockStretches(in: body).all.map(\.blocks)
            return flags.contains { flag in !stretches.contains { isGuarded(flag, by: $0) } }
        }
    }

    /// The flags of its object that a body sets, and that it asks for or reads.
    private func flags(setAndAskedIn graph: FlowGraph) -> Set<TermID> {
        let set = graph.assignments.compactMap { flag, value -> TermID? in
            guard case .boolean = value else { return nil }
            return graph.isOwnProperty(flag) ? flag : nil
        }
        return Set(set).filter { flag in graph.blocks.contains { asks(flag, in: $0) } }
    }

    /// Whether a lock is held from where a flag is asked for to where it is set.
    private func isGuarded(_ flag: TermID, by stretch: [Block]) -> Bool {
        stretch.contains { asks(flag, in: $0) } && stretch.assignments.contains { $0.target == flag }
    }

    private func asks(_ flag: TermID, in block: Block) -> Bool {
        block.edges.contains { $0.assumptions.contains { $0.term == flag } }
            || block.instructions.contains {
                switch $0 {
                case .assign(_, .term(flag), _), .returnValue(.term(flag), _): true
                default: false
                }
            }
    }
}
