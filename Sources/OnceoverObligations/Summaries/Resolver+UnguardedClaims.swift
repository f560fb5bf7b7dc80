import OnceoverControlFlow

/// Claims whose calls may run at the same time and hear the same.
extension Resolver {
    func isUnguardedClaim(_ call: Call, in graph: FlowGraph) -> Bool {
        areAllHere(call, in: graph) { function in
            let body = context.graph(of: function)
            return !context.declarations.isIsolated(function) && callsOnlyLocks(body)
                && flags(setAndAskedIn: body).contains { !isGuarded($0, in: body) }
        }
    }

    /// The flags of its object that a body sets, and that it asks for or reads.
    private func flags(setAndAskedIn graph: FlowGraph) -> Set<TermID> {
        let set = graph.blocks.lazy.flatMap(\.instructions).compactMap { instruction -> TermID? in
            guard case .assign(let flag, .boolean, _) = instruction else { return nil }
            return isProperty(flag, in: graph) ? flag : nil
        }
        return Set(set).filter { flag in graph.blocks.contains { asks(flag, in: $0) } }
    }

    /// Whether a lock is held from where a flag is asked for to where it is set.
    private func isGuarded(_ flag: TermID, in graph: FlowGraph) -> Bool {
        LockStretches(in: graph).all.contains { stretch in
            stretch.contains { asks(flag, in: $0) }
                && stretch.lazy.flatMap(\.instructions).contains {
                    if case .assign(flag, _, _) = $0 { true } else { false }
                }
        }
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
