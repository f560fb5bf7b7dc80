import OnceoverVocabulary
import SwiftSyntax

extension ClosureLowering {
    /// Whether a closure is none that is run for each thing that there is. What goes over the elements of a sequence, or of
    /// an optional, gives them to its closure, and never an error: `future.map { () -> Int in … }`, `page.first { page,
    /// error in … }`.
    func takesNoElement(_ callable: Callable) -> Bool {
        guard case .closure(let node) = callable.body, let names = names(of: node) else { return false }
        return names.isEmpty || names.count > 1 && Vocabulary.errorParameters.contains(names.last!)
    }

    /// The names of the parameters; nil if the closure does not write them down.
    private func names(of node: ClosureExprSyntax) -> [String]? {
        switch node.signature?.parameterClause {
        case .simpleInput(let names)?: names.map(\.name.text)
        case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: nil
        }
    }
}
