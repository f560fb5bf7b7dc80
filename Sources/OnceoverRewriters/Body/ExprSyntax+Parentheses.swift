import SwiftSyntax

extension ExprSyntax {
    /// Without parentheses that only hold it: `load` of `((load))`.
    var withoutParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        else { return self }
        return only.expression.withoutParentheses
    }

    /// With the parentheses around it that only hold it.
    var withParentheses: ExprSyntax {
        guard let element = parent?.as(LabeledExprSyntax.self), element.label == nil,
            let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
        else { return self }
        return ExprSyntax(tuple).withParentheses
    }
}
