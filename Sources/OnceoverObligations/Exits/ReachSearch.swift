import OnceoverControlFlow
import OnceoverSymbols

/// Whether a method gets at what a stored property holds.
enum Reach: Comparable {
    /// Neither it nor anything of the type that it calls.
    case none
    /// It calls something of which nobody knows.
    case possible
    case certain
}

/// Follows the methods of a type that a method calls, to see whether one of them mentions a stored property.
struct ReachSearch {
    let property: StoredProperty
    let context: FileContext

    func reach(of method: Int) -> Reach {
        var seen: Set<Int> = []
        return reach(of: method, &seen)
    }

    private func reach(of method: Int, _ seen: inout Set<Int>) -> Reach {
        guard seen.insert(method).inserted else { return .none }
        let graph = context.graph(of: method)
        if mentions(graph) { return .certain }
        var found = mayBeObserved(graph) ? Reach.possible : .none
        for call in graph.calls {
            found = max(found, reach(of: call, in: graph, &seen))
            if found == .certain { break }
        }
        return found
    }

    private func mentions(_ graph: FlowGraph) -> Bool {
        if !property.isClearable, graph.calls.contains(where: { $0.name == property.path.last }) { return true }
        return graph.term(of: property) != nil
    }

    private func reach(of call: Call, in graph: FlowGraph, _ seen: inout Set<Int>) -> Reach {
        if call.arguments.contains(where: { $0.operand == .term(graph.selfTerm) }) { return .possible }
        switch call.callee {
        case .name(let name): return name.first?.isUppercase == true ? .none : reach(ofMethod: name, &seen)
        case .member(let receiver?, let name) where receiver == graph.selfTerm:
            return reach(ofMethod: name, &seen)
        case .value(let term): return isOfSelf(term, graph) ? .possible : .none
        default: return .none
        }
    }

    /// A closure that the type keeps may do anything.
    private func isOfSelf(_ term: TermID, _ graph: FlowGraph) -> Bool {
        graph.terms[term].mentions.contains(graph.selfTerm)
    }

    private func reach(ofMethod name: String, _ seen: inout Set<Int>) -> Reach {
        let own = context.declarations.functions(named: name).filter {
            let type = context.declarations.functions[$0].typeName
            return type == property.typeName || type == nil
        }
        if own.isEmpty { return context.contracts.knows(name) || Self.harmless.contains(name) ? .none : .possible }
        return own.map { reach(of: $0, &seen) }.max() ?? .none
    }

    /// Whether the method sets a property of its own whose observer, or setter, gets at what is stored.
    private func mayBeObserved(_ graph: FlowGraph) -> Bool {
        let accessors = context.declarations.functions.indices.filter {
            let declared = context.declarations.functions[$0]
            return declared.typeName == property.typeName && declared.name.isEmpty
                && context.mentions(property.path.last ?? "", in: $0)
        }
        guard !accessors.isEmpty else { return false }
        return graph.blocks.contains { block in
            block.instructions.contains { instruction in
                guard case .assign(let target, _, _) = instruction,
                    case .member(graph.selfTerm, _) = graph.terms[target].kind
                else { return false }
                return true
            }
        }
    }

    private static let harmless: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition", "type",
    ]
}
