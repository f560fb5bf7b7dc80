import SwiftSyntax

/// Questions whether a value lies in a range, as the two comparisons that they are: `200..<300 ~= status` and
/// `(200..<300).contains(status)` are `status >= 200 && status < 300`.
extension ConditionLowering {
    struct RangeTest {
        let value: ArraySlice<ExprSyntax>
        let first: ArraySlice<ExprSyntax>
        /// `<` or `<=`
        let sign: String
        let last: ArraySlice<ExprSyntax>
    }

    /// `(200..<300).contains(status)`
    func rangeTest(_ node: FunctionCallExprSyntax) -> RangeTest? {
        guard let search = node.search, let group = search.place.as(TupleExprSyntax.self), group.elements.count == 1
        else { return nil }
        return rangeTest(of: search.value.parts, in: group.elements.first!.expression.parts)
    }

    /// `200..<300 ~= status`
    func rangeTest(of value: ArraySlice<ExprSyntax>, in range: ArraySlice<ExprSyntax>) -> RangeTest? {
        guard range.count == 3, literalCases.literal(range.prefix(1)) != nil,
            literalCases.literal(range.suffix(1)) != nil,
            let name = range.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text,
            let sign = ["...": "<=", "..<": "<"][name]
        else { return nil }
        return RangeTest(value: value, first: range.prefix(1), sign: sign, last: range.suffix(1))
    }

    func lower(_ test: RangeTest, _ branch: Branch) {
        _ = expressionLowering.drop(expressionLowering.lowerSequence(test.value), test.value)
        var first = branch
        (first.yes, first.holds) = (builder.graph.makeBlock(), .always)
        branchOn(canonicalComparison(">=", canonicalTexts.canonicalText(test.value), test.first), and: nil, nil, first)
        builder.start(first.yes)
        branchOn(
            canonicalComparison(test.sign, canonicalTexts.canonicalText(test.value), test.last), and: nil, nil, branch)
    }
}

extension ExprSyntax {
    /// What a sequence is made of that the parser left flat.
    fileprivate var parts: ArraySlice<ExprSyntax> {
        self.as(SequenceExprSyntax.self).map { ArraySlice($0.elements) } ?? [self]
    }
}
