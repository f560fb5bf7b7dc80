import OnceoverControlFlow

/// Properties that a body asks for and that a method which it calls sets: on all its paths to the same, as `cancel()`,
/// behind which `isCancelled` is true, or to something that is not known.
enum OwnSettings {
    struct Setting {
        let term: TermID
        /// Nil if it may be one thing or another.
        let fact: Fact?
    }

    /// - Complexity: O(asked properties + calls).
    static func all(in graph: FlowGraph, calls: CallSettings) -> [Int: [Setting]] {
        let asked = graph.askedTerms.filter {
            if case .member(graph.selfTerm, _) = graph.terms[$0].kind { true } else { false }
        }
        if asked.isEmpty { return [:] }
        var settings: [Int: [Setting]] = [:]
        for (index, call) in graph.calls.enumerated() where isOnSelf(call, in: graph) {
            let set = calls.settings(by: call, in: graph)
            let changed = asked.compactMap { term -> Setting? in
                guard case .member(_, let name) = graph.terms[term].kind, let fact = set[name] else { return nil }
                return Setting(term: term, fact: fact)
            }
            if !changed.isEmpty { settings[index] = changed }
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

    /// What a body sets properties of its object to, by their names: constants, and what calls give that never give nil, as it
    /// sets them before anything else can happen, and nothing else; or what is not known, where it may set them before it
    /// returns.
    ///
    /// - Complexity: O(instructions + set values × calls).
    static func settings(of graph: FlowGraph, presence: Presence) -> [String: Fact?] {
        var set: [String: Fact?] = [:]
        var given: [String: Set<Operand>] = [:]
        for (term, value) in graph.assignments {
            guard case .member(graph.selfTerm, let name) = graph.terms[term].kind else { continue }
            given[name, default: []].insert(value)
        }
        if given.isEmpty { return [:] }
        for case .assign(let term, _, _) in graph.blocks.lazy.filter({ $0.region == nil }).instructions {
            if case .member(graph.selfTerm, let name) = graph.terms[term].kind { set[name] = .some(nil) }
        }
        for block in straightLine(of: graph) {
            for case .assign(let term, let value, _) in graph.blocks[block].instructions {
                guard case .member(graph.selfTerm, let name) = graph.terms[term].kind, given[name] == [value] else {
                    continue
                }
                if let fact = fact(of: value, in: graph, presence: presence) { set[name] = fact }
            }
        }
        return set
    }

    private static func fact(of value: Operand, in graph: FlowGraph, presence: Presence) -> Fact? {
        guard case .term(let result) = value, let call = graph.calls.first(where: { $0.result == result }) else {
            return value.constant
        }
        return presence.isNeverNil(call, in: graph) ? .isNil(false) : nil
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
