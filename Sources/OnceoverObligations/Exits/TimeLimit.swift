import OnceoverControlFlow
import OnceoverSymbols

/// Whether who stores an obligation hands over a closure besides that takes it out again, as when the time is up: then it is
/// answered, whatever a delegate hears.
struct TimeLimit {
    let property: StoredProperty
    let context: FileContext

    var isSet: Bool {
        context.declarations.functions.indices.contains { method in
            context.declarations.functions[method].typeName == property.typeName
                && property.path.allSatisfy { context.mentions($0, in: method) } && isSet(in: context.graph(of: method))
        }
    }

    private func isSet(in graph: FlowGraph) -> Bool {
        guard let term = graph.term(of: property) else { return false }
        return graph.blocks.contains { stores(in: term, $0) }
            && graph.blocks.contains { graph.isCalledBack(in: $0.region) && clears($0, in: graph) }
    }

    private func stores(in term: TermID, _ block: Block) -> Bool {
        block.instructions.contains { instruction in
            guard case .assign(term, let value, _) = instruction else { return false }
            return value != .nilLiteral
        }
    }

    /// The closure may have the object by a weak reference.
    private func clears(_ block: Block, in graph: FlowGraph) -> Bool {
        block.instructions.contains { instruction in
            guard case .assign(let target, .nilLiteral, _) = instruction,
                case .member(_, let name) = graph.terms[target].kind
            else { return false }
            return name == property.path.last
        }
    }
}
