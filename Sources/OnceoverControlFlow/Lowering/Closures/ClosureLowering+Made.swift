import SwiftSyntax

/// Closures that closures or local functions give: `let answer = { text in { _ in completion(text) } }`.
extension ClosureLowering {
    /// The closure that a body consists of.
    func closureGiven(by callable: Callable) -> ClosureExprSyntax? {
        let statements: CodeBlockItemListSyntax? =
            switch callable.body {
            case .closure(let node): node.statements
            case .function(let node): node.body?.statements
            case .autoclosure, .value: nil
            }
        guard let statements, statements.count == 1, let only = statements.first else { return nil }
        switch only.item {
        case .expr(let value): return value.as(ClosureExprSyntax.self)
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression?.as(ClosureExprSyntax.self)
        default: return nil
        }
    }

    /// It runs where it is handed over, and sees what its maker was given.
    func make(_ closure: ClosureExprSyntax, by maker: Int, _ node: FunctionCallExprSyntax) -> Int {
        let arguments = callLowering.lowerArguments(of: node)
        let outer = builder.scope
        builder.scope = Scope(parent: builder.callables[maker].scope)
        defer { builder.scope = outer }
        bind(
            arguments, to: declareParameters(of: builder.callables[maker], heldBy: .nobody),
            of: builder.callables[maker])
        return makeCallable(.closure(closure))
    }
}
