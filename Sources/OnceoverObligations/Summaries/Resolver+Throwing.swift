import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

extension Resolver {
    func throwsOnly(_ type: String, _ call: Call, in graph: FlowGraph) -> Bool {
        areAllHere(call, in: graph) { ThrownTypes(of: context.declarations.functions[$0]).only == type }
    }

    func neverThrows(_ call: Call, in graph: FlowGraph) -> Bool {
        areAllHere(call, in: graph) { function in
            let declared = context.declarations.functions[function]
            guard declared.nameToken.parent?.is(FunctionDeclSyntax.self) == true else { return false }
            if !declared.isThrowing { return true }
            // What is empty has yet to be written.
            return !declared.body.isEmpty && !isReplaceable(declared) && ThrownTypes(of: declared).areNone
        }
    }

    /// Whether a subclass may throw where this one does not.
    private func isReplaceable(_ function: DeclaredFunction) -> Bool {
        function.isOpen || context.declarations.overridden.contains(function.fullName)
    }
}

/// The types of the errors that a function throws, as far as its text shows them: `throws(LoadError)`,
/// `throw LoadError.offline`.
private struct ThrownTypes {
    /// The type's own name; nothing where there are several, or where it calls what may throw anything.
    let only: String?
    let areNone: Bool

    init(of function: DeclaredFunction) {
        let signature = function.nameToken.parent?.as(FunctionDeclSyntax.self)?.signature
        let finder = ThrowFinder(viewMode: .sourceAccurate)
        finder.walk(function.body)
        areNone = finder.types.isEmpty
        if let type = signature?.effectSpecifiers?.throwsClause?.type {
            only = type.ownName
        } else {
            only = finder.types.count == 1 ? finder.types.first ?? nil : nil
        }
    }
}
