import OnceoverControlFlow

/// Results that are never nil although their type is optional, or that a name of an optional type is given.
enum NeverNil {
    /// Whether the declaration of an API says so: `try decoder.decode(T.self, from: data)`, `text.data(using: .utf8)`.
    static func contains(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name, let forms = present[name] else { return false }
        let labels = call.arguments.map { $0.label ?? "_" }
        guard forms.contains(labels), name != "data" || isUTF8(call.arguments[0].operand, in: graph) else {
            return false
        }
        return call.isTried || !throwing.contains(name)
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

    /// Whether a variable is used like a value that is there, and no condition asks: `credentials.save()`.
    ///
    /// - Complexity: O(calls + conditions).
    static func isUsedUnasked(_ term: TermID, in graph: FlowGraph) -> Bool {
        guard graph.terms[term].kind == .variable(isWeak: false) else { return false }
        let isUsed = graph.calls.contains { call in
            call.receiver == term && !(call.name.map(ofOptionals.contains) ?? false)
        }
        return isUsed
            && !graph.blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).contains {
                $0.term == term && $0.fact == .isNil(true)
            }
    }

    /// Methods that an optional has itself.
    private static let ofOptionals: Set<String> = ["map", "flatMap", "take"]

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

    /// Calls of the standard library and Foundation, by their labels.
    private static let present: [String: Set<[String]>] = [
        "decode": [["_", "from"]], "encode": [["_"]], "data": [["using"]],
        "URL": [["fileURLWithPath"], ["fileURLWithPath", "isDirectory"]],
    ]
    private static let throwing: Set<String> = ["decode", "encode"]
}
