import SwiftSyntax

/// Comparisons with literals: `status == 401`, `[200, 201].contains(status)`. A value that is one of them is none of others,
/// as if they were the cases of an enum.
extension BodyLowering {
    /// A literal's text; nothing where the value is made at run time.
    func literal(_ value: ArraySlice<ExprSyntax>) -> String? {
        value.count == 1 ? value.first.flatMap(literal) : nil
    }

    private func literal(_ value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): node.literal.text
        case .stringLiteralExpr(let node): node.representedLiteralValue.map { "\"" + $0 }
        case .prefixOperatorExpr(let node) where node.operator.text == "-": literal(node.expression).map { "-" + $0 }
        default: nil
        }
    }

    /// The literals in `[200, 201].contains(status)`.
    func literals(searchedBy node: FunctionCallExprSyntax) -> Set<String>? {
        guard let array = node.search?.place.as(ArrayExprSyntax.self) else { return nil }
        let literals = array.elements.map { literal($0.expression) }
        return literals.contains(nil) ? nil : Set(literals.compactMap { $0 })
    }

    func lowerSearch(_ node: FunctionCallExprSyntax, _ branch: Branch) {
        let value = lower(node.arguments.first!.expression)
        let holds = condition([ExprSyntax(node)])
        let isIt = isOne(of: literals(searchedBy: node) ?? [], value)
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
        guard let literal = literal(right), let isIt = isOne(of: [literal], values.0) else { return nil }
        return name == "==" ? isIt : isIt.negated
    }

    /// That a value is one of some literals; nothing where these overlap with others that it is compared with.
    func isOne(of literals: Set<String>, _ value: Operand) -> Constraint? {
        guard case .term(let term) = value, graph.terms[term].kind != .callResult else { return nil }
        let known = literalSets[term, default: []]
        guard known.allSatisfy({ $0 == literals || $0.isDisjoint(with: literals) }) else { return nil }
        literalSets[term, default: []].insert(literals)
        return Constraint(term, .isCase(graph.caseNumber("= " + literals.sorted().joined(separator: ", ")), true))
    }

    /// A literal that a variable is given, as one of the cases that it may be; nothing of what others may set, too.
    func literalValue(_ value: ExprSyntax, of target: TermID) -> Operand? {
        guard graph.terms[target].isVariable || isContent(target), let literal = literal(value),
            case .isCase(let number, _)? = isOne(of: [literal], .term(target))?.fact
        else { return nil }
        return .enumCase(number)
    }

    /// Branches on a condition that says one thing more where it holds, and the opposite where it does not, and another on one
    /// side alone.
    func branchOn(
        _ condition: Constraint?, and more: Constraint?, _ oneSided: OneSided?, _ branch: Branch
    ) {
        let yes = [condition, more].compactMap { $0 }
        let (holds, fails) = (oneSided?.where(true), oneSided?.where(false))
        graph.connect(
            to: branch.yes, branch.holds, site: branch.site,
            assuming: yes + [holds].compactMap { $0 } + consequences(of: condition))
        graph.connect(
            to: branch.no, branch.fails, site: branch.site,
            assuming: yes.map(\.negated) + [fails].compactMap { $0 } + consequences(of: condition?.negated))
    }

    /// What a condition says where it holds, or else where it does not.
    struct OneSided {
        let assumption: Constraint
        let isWhereItHolds: Bool

        func `where`(_ holds: Bool) -> Constraint? { holds == isWhereItHolds ? assumption : nil }
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
