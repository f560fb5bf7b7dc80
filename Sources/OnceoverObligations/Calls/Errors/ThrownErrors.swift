import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

/// What the calls in a body throw, as the bodies of their functions say.
struct ThrownErrors {
    let code: FileCode
    let callees: Callees

    /// Whether what a call throws is of one type.
    func throwsOnly(_ type: String, _ call: Call, in graph: FlowGraph) -> Bool {
        callees.areAllHere(call, in: graph) { ThrownTypes(of: code.declarations.functions[$0]).only == type }
    }

    /// Whether a call throws nothing, whatever its functions are marked with.
    func neverThrows(_ call: Call, in graph: FlowGraph) -> Bool {
        callees.areAllHere(call, in: graph) { function in
            let declared = code.declarations.functions[function]
            guard declared.nameToken.parent?.is(FunctionDeclSyntax.self) == true else { return false }
            if !declared.isThrowing { return true }
            // What is empty has yet to be written.
            return !declared.body.isEmpty && !isReplaceable(declared) && ThrownTypes(of: declared).areNone
        }
    }

    /// Whether a subclass may throw where this one does not.
    private func isReplaceable(_ function: DeclaredFunction) -> Bool {
        function.isOpen || code.declarations.overridden.contains(function.fullName)
    }
}

/// The types of the errors that a function throws, as far as its text shows them: `throws(LoadError)`,
/// `throw LoadError.offline`.
private struct ThrownTypes {
    /// The type's own name; nil if there are several, or where it calls what may throw anything.
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
