import SwiftSyntax

/// Comparisons with literals: `status == 401`, `[200, 201].contains(status)`. A value that is one of them is none of others,
/// as if they were the cases of an enum.
extension ConditionLowering {
    /// The literals in `[200, 201].contains(status)`.
    func literals(searchedBy node: FunctionCallExprSyntax) -> Set<String>? {
        guard let array = node.search?.place.as(ArrayExprSyntax.self) else { return nil }
        let literals = array.elements.map { literalCases.literal($0.expression) }
        return literals.contains(nil) ? nil : Set(literals.compactMap { $0 })
    }

    func lowerSearch(_ node: FunctionCallExprSyntax, _ branch: Branch) {
        let value = expressionLowering.lower(node.arguments.first!.expression)
        let holds = condition([ExprSyntax(node)])
        let isIt = literalCases.isOne(of: literals(searchedBy: node) ?? [], value)
        branchOn(holds, and: isIt, nil, branch)
    }

    /// `status == 401`, `tide != .low`: that a value is one of several that it may be, or is not.
    func caseComparison(
        _ name: String, _ values: (Operand, Operand), _ right: ArraySlice<ExprSyntax>
    ) -> Constraint? {
        guard name == "==" || name == "!=" else { return nil }
        guard case .term(let term) = values.0 else { return nil }
        if case .enumCase(let number) = values.1 {
            return Constraint(term, .isCase(number, name == "=="))
        }
        guard let literal = literalCases.literal(right), let isIt = literalCases.isOne(of: [literal], values.0) else {
            return nil
        }
        return name == "==" ? isIt : isIt.negated
    }

    /// Branches on a condition that says one thing more where it holds, and the opposite where it does not, and another on one
    /// side alone.
    func branchOn(
        _ condition: Constraint?, and more: Constraint?, _ oneSided: OneSided?, _ branch: Branch
    ) {
        let yes = [condition, more].compactMap { $0 }
        let (holds, fails) = (oneSided?.where(true), oneSided?.where(false))
        builder.graph.connect(
            to: branch.yes, branch.holds, site: branch.site,
            assuming: yes + [holds].compactMap { $0 } + builder.bounds.consequences(of: condition))
        builder.graph.connect(
            to: branch.no, branch.fails, site: branch.site,
            assuming: yes.map(\.negated) + [fails].compactMap { $0 }
                + builder.bounds.consequences(of: condition?.negated))
    }
}

extension FunctionCallExprSyntax {
    /// What `contains` looks for, and where: `[200, 201].contains(status)`, `(200..<300).contains(status)`.
    var search: (place: ExprSyntax, value: ExprSyntax)? {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self), let place = member.base,
            member.declName.baseName.text == "contains", trailingClosure == nil, arguments.count == 1,
            let value = arguments.first, value.label == nil
        else { return nil }
        return (place, value.expression)
    }
}
