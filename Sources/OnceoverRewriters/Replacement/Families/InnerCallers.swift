import SwiftSyntax

/// The declarations that an async function may come through, by the names in its body, in the bodies of functions of these
/// names, and so on. Who calls the function with a handler there is how the async one is made: it may not call it back.
struct InnerCallers {
    /// All names that are met.
    private var names: Set<String> = []

    init(of forms: [ProjectFunction], in graph: inout MentionGraph) {
        var open = forms.flatMap(\.mentionedNames)
        while let name = open.popLast() {
            if names.insert(name).inserted { open += graph.names(behind: name) }
        }
    }

    /// Whether a declaration may be met. An initialiser is by the name of its type, a property by its own.
    func contains(_ caller: CallingDeclaration, _ forms: [ProjectFunction]) -> Bool {
        if let function = caller.node.as(FunctionDeclSyntax.self) {
            return forms.contains { Syntax($0.node).id == caller.node.id } || names.contains(function.name.text)
        }
        if let variable = caller.node.as(VariableDeclSyntax.self) {
            return !names.isDisjoint(with: PatternNames(in: variable.bindings).names)
        }
        return caller.scope.last.map(names.contains) ?? false
    }
}
