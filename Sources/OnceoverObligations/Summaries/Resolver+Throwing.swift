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

/// Nested functions and closures throw to those who call them.
private final class ThrowFinder: SyntaxVisitor {
    /// Nothing stands for one that is not known.
    private(set) var types: Set<String?> = []

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        types.insert(Self.type(of: node.expression))
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { types.insert(nil) }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.tryKeyword != nil { types.insert(nil) }
        return .visitChildren
    }

    /// What a clause throws leaves the statement.
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.catchesAll else { return .visitChildren }
        for clause in node.catchClauses { walk(clause.body) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// `LoadError` in `LoadError.offline`, `LoadError.failed(cause)` and `LoadError(cause)`.
    private static func type(of error: ExprSyntax) -> String? {
        if let call = error.as(FunctionCallExprSyntax.self) { return typeName(call.calledExpression) }
        return error.as(MemberAccessExprSyntax.self)?.base.flatMap(typeName)
    }

    private static func typeName(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return Call.isTypeName(name) ? name : nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        return Call.isTypeName(name) ? name : member.base.flatMap(typeName)
    }
}
