import OnceoverSource
import SwiftSyntax

/// The declarations that an async function may come through, by the words in its body, in the bodies of functions of
/// these names, and so on. A call of the function with the handler there is how the async function works, so it must
/// not be replaced.
struct InnerCallers {
    private let forms: [ProjectFunction]
    /// All words that are met.
    private let words: Set<UInt64>

    init(of forms: [ProjectFunction], in graph: inout MentionGraph) {
        self.forms = forms
        words = graph.names(from: forms)
    }

    /// Whether a declaration may be met.
    func contains(_ caller: CallingDeclaration) -> Bool {
        forms.contains { Syntax($0.node).id == caller.node.id }
            || caller.names.contains { WordHash.of($0).map(words.contains) ?? true }
    }
}

extension CallingDeclaration {
    /// What it is met by: a function and a property by their own names, an initialiser by that of its type.
    var names: [String] {
        if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
        if let variable = node.as(VariableDeclSyntax.self) { return Array(PatternNames(in: variable.bindings).names) }
        return scope.suffix(1)
    }
}
