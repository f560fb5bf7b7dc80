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

    /// The numbers of elements of what loops go over, by name: `ships.count`, and `all` behind `let all = ships.count`.
    static func counts(in graph: FlowGraph, _ definitions: [TermID: TermID]) -> Set<String> {
        let asked = graph.blocks.lazy.flatMap(\.edges).filter { $0.outcome == .loopRuns }.flatMap(\.assumptions)
        let collections = Set(
            asked.compactMap { assumption -> TermID? in
                guard case .member(let collection, "isEmpty") = graph.terms[assumption.term].kind else { return nil }
                return collection
            })
        let names = definitions.filter { isCount($0.value, ofOneOf: collections, in: graph) }.keys
        return Set(collections.map { graph.terms[$0].name + ".count" } + names.map { graph.terms[$0].name })
    }

    private static func isCount(_ term: TermID, ofOneOf collections: Set<TermID>, in graph: FlowGraph) -> Bool {
        if case .member(let owner, "count") = graph.terms[term].kind { collections.contains(owner) } else { false }
    }
}
