import SwiftSyntax

/// Which names the bodies of a project's functions mention, by the functions' own names. Each body is read once, and only when
/// it is asked for.
struct MentionGraph {
    private let index: ProjectIndex
    private var known: [String: Set<String>] = [:]

    init(_ index: ProjectIndex) { self.index = index }

    mutating func names(behind name: String) -> Set<String> {
        if let names = known[name] { return names }
        let names = index.functions(named: name).reduce(into: Set<String>()) { $0.formUnion($1.mentionedNames) }
        known[name] = names
        return names
    }
}

extension ProjectFunction {
    /// What its body names.
    var mentionedNames: Set<String> {
        guard let body = node.body else { return [] }
        return body.tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
            if case .identifier(let name) = token.tokenKind { names.insert(name) }
        }
    }
}
