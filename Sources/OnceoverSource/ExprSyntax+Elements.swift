import SwiftSyntax

extension ExprSyntax {
    /// `[]`, `[Ship]()`: a list that is written down without elements.
    package var isEmptyArray: Bool {
        if let array = self.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
        guard let made = self.as(FunctionCallExprSyntax.self) else { return false }
        return made.calledExpression.is(ArrayExprSyntax.self) && made.arguments.isEmpty
    }

    /// Whether it is a literal with something in it, or the sum of one and more: `[first, second]`, `[first] + others`.
    package var isFilledArray: Bool {
        if let literal = self.as(ArrayExprSyntax.self) { return !literal.elements.isEmpty }
        guard let parts = self.as(SequenceExprSyntax.self)?.elements else { return false }
        let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        return parts.count == 2 * operators.count + 1 && operators.allSatisfy { $0 == "+" }
            && parts.contains { $0.is(ArrayExprSyntax.self) && $0.isFilledArray }
    }
}
