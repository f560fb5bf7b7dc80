import OnceoverControlFlow

/// Results that are never nil although their type is optional, or that a name of an optional type is given.
enum NeverNil {
    /// Whether the standard library or Foundation says so: `try decoder.decode(T.self, from: data)`, `URL(fileURLWithPath: path)`,
    /// `text.data(using: .utf8)`.
    static func contains(_ call: Call, in graph: FlowGraph) -> Bool {
        let labels = call.arguments.map(\.label)
        switch (call.name, labels) {
        case ("decode"?, [nil, "from"]), ("encode"?, [nil]): return call.isTried
        case ("URL"?, ["fileURLWithPath"]), ("URL"?, ["fileURLWithPath", "isDirectory"]): return true
        case ("data"?, ["using"]): return isUTF8(call.arguments[0].operand, in: graph)
        default: return false
        }
    }

    private static func isUTF8(_ value: Operand, in graph: FlowGraph) -> Bool {
        if case .enumCase(let number) = value { graph.caseNames[Int(number)] == "utf8" } else { false }
    }

    /// `text.components(separatedBy: "=").last`: there is one part, if nothing else.
    static func isPart(_ term: TermID, in graph: FlowGraph) -> Bool {
        guard case .member(let owner, let name) = graph.terms[term].kind, ["first", "last"].contains(name) else {
            return false
        }
        return graph.calls.contains {
            $0.result == owner && $0.name == "components" && $0.arguments.first?.label == "separatedBy"
        }
    }

    /// Of the terms that conditions ask for being nil, or that a name which is asked gets its value from, those that never are.
    ///
    /// - Complexity: O(instructions + asked terms × calls).
    static func terms(in graph: FlowGraph, resolver: any CallResolver) -> Set<TermID> {
        let asked = Set(
            graph.blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).filter { $0.fact == .isNil(true) }.map(\.term))
        if asked.isEmpty { return [] }
        var found = asked.filter { isPart($0, in: graph) }
        let given = Set(
            graph.blocks.lazy.flatMap(\.instructions).compactMap { instruction -> TermID? in
                guard case .assign(let target, .term(let value), _) = instruction, asked.contains(target) else {
                    return nil
                }
                return value
            })
        for call in graph.calls where asked.contains(call.result) || given.contains(call.result) {
            if contains(call, in: graph) || resolver.isNeverNil(call, in: graph) { found.insert(call.result) }
        }
        return found
    }
}
