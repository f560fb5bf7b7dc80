import OnceoverControlFlow

/// What turns change that can be asked for the last of them.
extension Tallies {
    /// What a block counts up or down, also by a call that gives the count, or takes out of a collection or puts there.
    static func changes(by block: Block, in graph: FlowGraph) -> [TermID] {
        block.instructions.compactMap { instruction in
            switch instruction {
            case .forget(let term, isCompound: true): return term
            case .call(let index):
                let call = graph.calls[index]
                return call.countsByName ? call.result : call.changedCollection
            default: return nil
            }
        }
    }

    /// `results[name] = value`
    static func filled(by block: Block, in graph: FlowGraph) -> [TermID] {
        block.instructions.compactMap { instruction in
            guard case .assign(let target, _, _) = instruction,
                case .member(let owner, let name) = graph.terms[target].kind, name.hasPrefix("[")
            else { return nil }
            return owner
        }
    }

    /// The numbers of elements of what loops go over, by name.
    static func counts(in graph: FlowGraph) -> Set<String> {
        Set(
            graph.blocks.lazy.flatMap(\.edges).filter { $0.outcome == .loopRuns }.flatMap(\.assumptions).compactMap {
                guard case .member(let collection, "isEmpty") = graph.terms[$0.term].kind else { return nil }
                return graph.terms[collection].name + ".count"
            })
    }
}
