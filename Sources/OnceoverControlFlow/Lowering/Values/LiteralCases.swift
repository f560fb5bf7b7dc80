import SwiftSyntax

/// Literals that values are compared with or given, of which one that is one of them is none of others, as if they were the cases of
/// an enum.
struct LiteralCases {
    let builder: BodyBuilder

    /// A literal's text; nil if the value is made at run time.
    func literal(_ value: ArraySlice<ExprSyntax>) -> String? {
        value.count == 1 ? value.first.flatMap { literal($0) } : nil
    }

    func literal(_ value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): node.literal.text
        case .stringLiteralExpr(let node): node.representedLiteralValue.map { "\"" + $0 }
        case .prefixOperatorExpr(let node) where node.operator.text == "-": literal(node.expression).map { "-" + $0 }
        default: nil
        }
    }

    /// That a value is one of some literals; nil if these overlap with others that it is compared with.
    func isOne(of literals: Set<String>, _ value: Operand) -> Constraint? {
        guard case .term(let term) = value, builder.graph.terms[term].kind != .callResult else { return nil }
        let known = builder.literalSets[term, default: []]
        guard known.allSatisfy({ $0 == literals || $0.isDisjoint(with: literals) }) else { return nil }
        builder.literalSets[term, default: []].insert(literals)
        return Constraint(
            term, .isCase(builder.graph.caseNumber("= " + literals.sorted().joined(separator: ", ")), true))
    }

    /// A literal that a variable is given, as one of the cases that it may be; nothing of what others may set, too.
    func literalValue(_ value: ExprSyntax, of target: TermID) -> Operand? {
        guard builder.graph.terms[target].isVariable || builder.graph.terms.isContent(target),
            let literal = literal(value),
            case .isCase(let number, _)? = isOne(of: [literal], .term(target))?.fact
        else { return nil }
        return .enumCase(number)
    }
}
