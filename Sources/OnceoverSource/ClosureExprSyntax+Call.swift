import SwiftSyntax

extension ClosureExprSyntax {
    /// The call that the closure is an argument of, in parentheses or behind them; nil of one that is itself called.
    package var callGivenIt: FunctionCallExprSyntax? {
        if let call = parent?.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.id == ExprSyntax(self).id ? nil : call
        }
        let argument =
            parent?.as(LabeledExprSyntax.self)?.parent ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent
        return argument?.parent?.as(FunctionCallExprSyntax.self)
    }
}
