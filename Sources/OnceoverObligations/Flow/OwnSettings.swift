import OnceoverControlFlow

/// Properties that a body asks for and that a method which it calls sets on all its paths: `cancel()`, behind which
/// `isCancelled` is true.
enum OwnSettings {
    /// - Complexity: O(asked properties + calls).
    static func all(in graph: FlowGraph, resolver: any CallResolver) -> [Int: [Assumption]] {
        let asked = graph.askedTerms.filter {
            if case .member(graph.selfTerm, _) = graph.terms[$0].kind { true } else { false }
        }
        if asked.isEmpty { return [:] }
        var settings: [Int: [Assumption]] = [:]
        for (index, call) in graph.calls.enumerated() where isOnSelf(call, in: graph) {
            let set = resolver.settings(by: call, in: graph)
            let known = asked.compactMap { term -> Assumption? in
                guard case .member(_, let name) = graph.terms[term].kind, let fact = set[name] else { return nil }
                return Assumption(term, fact)
            }
            if !known.isEmpty { settings[index] = known }
        }
        return settings
    }

    private static func isOnSelf(_ call: Call, in graph: FlowGraph) -> Bool {
        switch call.callee {
        case .name(let name): !Call.isTypeName(name)
        case .member(let receiver?, _): receiver == graph.selfTerm
        default: false
        }
    }

    /// The constants that a body sets properties of its object to before anything else can happen, by their names; without
    /// those that it sets to something else as well.
    ///
    /// - Complexity: O(instructions).
    static func settings(of graph: FlowGraph) -> [String: Fact] {
        var set: [String: Fact] = [:]
        var given: [String: Set<Operand>] = [:]
        for (term, value) in graph.assignments {
            guard case .member(graph.selfTerm, let name) = graph.terms[term].kind else { continue }
            given[name, default: []].insert(value)
        }
        if given.isEmpty { return [:] }
        for block in straightLine(of: graph) {
            for case .assign(let term, let value, _) in graph.blocks[block].instructions {
                guard case .member(graph.selfTerm, let name) = graph.terms[term].kind, given[name] == [value] else {
                    continue
                }
                if let constant = value.constant { set[name] = constant }
            }
        }
        return set
    }

    /// The blocks from the entry to the first one that branches.
    private static func straightLine(of graph: FlowGraph) -> [Int] {
        var blocks = [graph.entry]
        while let last = blocks.last {
            let next = graph.blocks[last].edges.filter { !$0.outcome.isError }
            guard next.count == 1, graph.blocks[last].region == nil, !blocks.contains(next[0].target) else { break }
            blocks.append(next[0].target)
        }
        return blocks
    }
}
