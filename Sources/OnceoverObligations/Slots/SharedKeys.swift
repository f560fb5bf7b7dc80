import OnceoverControlFlow
import OnceoverVocabulary

/// Keys that two callers of a method may share: a parameter that says what is asked for, as a URL does, or a part of it. A
/// number, and what is called a token, is made for each call.
struct SharedKeys {
    private let graph: FlowGraph
    /// The parameters, by the text that stands for each in a key.
    private let parameters: [String]
    private let definitions: [TermID: TermID]

    init(of function: Int, in body: FollowedBody, _ context: FileContext) {
        graph = body.graph
        definitions = body.claims.definitions
        let declared = context.declarations.functions[function].parameters
        parameters = zip(declared, graph.parameters).filter { parameter, _ in
            let type = parameter.node.type.trimmedDescription
            return !Vocabulary.numberTypes.contains { type.contains($0) } && !Self.isNumber(parameter.name)
        }.map { [graph] in graph.terms.key(of: $1) }
    }

    var isEmpty: Bool { parameters.isEmpty }

    /// Whether an element is stored under such a key: `waiting[url]`, `waiting[url.path]`, `waiting[ObjectIdentifier(link)]`.
    func holds(_ element: TermID) -> Bool {
        guard case .member(_, let name) = graph.terms[element].kind, name.hasPrefix("[") else { return false }
        return isShared(String(name.dropFirst().dropLast()))
    }

    private func isShared(_ key: String) -> Bool {
        let key = converted(named(key))
        return parameters.contains { parameter in
            key == parameter || key.hasPrefix(parameter + ".") && isPath(key.dropFirst(parameter.count))
        }
    }

    /// What a name stands for: `let key = url.path`.
    private func named(_ key: String) -> String {
        let names = definitions.keys.filter { graph.terms[$0].isVariable && graph.terms.key(of: $0) == key }
        let name = names.min { $0.index < $1.index }
        return name.flatMap { definitions[$0] }.map { graph.terms.key(of: $0) } ?? key
    }

    /// `url` for `ObjectIdentifier(url)`.
    private func converted(_ key: String) -> String {
        guard key.hasSuffix(")"), let open = key.firstIndex(of: "("), Call.isTypeName(String(key[..<open])) else {
            return key
        }
        return String(key[key.index(after: open)...].dropLast())
    }

    private func isPath(_ members: Substring) -> Bool {
        members.split(separator: ".").allSatisfy { member in
            member.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !Self.isNumber(String(member))
        }
    }

    private static func isNumber(_ name: String) -> Bool {
        Vocabulary.numberedNames.contains(where: name.lowercased().hasSuffix)
    }
}
