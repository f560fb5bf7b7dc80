import OnceoverContracts
import OnceoverSource
import OnceoverVocabulary
import SwiftSyntax

/// A task that cannot be cancelled, because it is not stored: `Task { … }` as a statement.
///
/// The task's children are cancelled only with it, so the same holds for them. A closure that the task passes on may
/// run in another task, so it does not hold there.
struct UnheldTask {
    let contracts: ContractTable

    /// Whether a node stands in the body of one, outside of further closures.
    func contains(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let ancestor = current {
            if let closure = ancestor.as(ClosureExprSyntax.self) { return starts(with: closure) }
            if ancestor.is(CodeBlockSyntax.self), ancestor.parent?.asProtocol((any DeclSyntaxProtocol).self) != nil {
                return false
            }
            current = ancestor.parent
        }
        return false
    }

    private func starts(with closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.callGivenIt, contracts.startsTask(name(of: call.calledExpression)) else {
            return false
        }
        return isDropped(call)
    }

    /// `Task`, `Task<Void, Never>`, `Task.detached`
    private func name(of callee: ExprSyntax) -> String {
        switch callee.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): node.baseName.text
        case .genericSpecializationExpr(let node): name(of: node.expression)
        case .memberAccessExpr(let node): (node.base.map { name(of: $0) + "." } ?? "") + node.declName.baseName.text
        default: ""
        }
    }

    /// Whether the call is a statement, and not what a body of one expression returns.
    private func isDropped(_ call: FunctionCallExprSyntax) -> Bool {
        if let list = call.parent?.as(ExprListSyntax.self) {
            return list.first?.is(DiscardAssignmentExprSyntax.self) == true
        }
        guard let statement = call.parent?.as(CodeBlockItemSyntax.self),
            let statements = statement.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return statements.count > 1 || !isValue(of: statements)
    }

    private func isValue(of only: CodeBlockItemListSyntax) -> Bool {
        guard let body = only.parent else { return false }
        if let closure = body.as(ClosureExprSyntax.self) { return !isAction(closure) }
        guard let owner = body.parent else { return false }
        if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        return owner.is(AccessorDeclSyntax.self) || body.is(AccessorBlockSyntax.self)
    }

    /// Whether a closure is given to a call that hardly wants a value of it.
    private func isAction(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.callGivenIt else { return false }
        return !Vocabulary.collectingFunctions.contains { name(of: call.calledExpression).hasSuffix($0) }
    }
}
