import SwiftSyntax

/// Chains of `if` and `else if` that compare one value with cases of an enum, and end without an `else`, and clauses of a
/// `switch` in front of its `default`. Where these are all cases, one of the conditions holds.
extension StatementLowering {
    /// What it would mean that no condition of a chain holds whose last `if` this is: that the value is none of the cases.
    func noneOfCases(comparedUntil last: IfExprSyntax) -> [Constraint] {
        guard last.elseBody == nil, let subject = last.comparisons.last?.subject else { return [] }
        let text = subject.trimmedDescription
        let compared = last.chain.flatMap(\.comparisons).filter { $0.subject.trimmedDescription == text }
        let names = Set(compared.map(\.caseName))
        guard names.count > 1, case .term(let term) = expressionLowering.lower(subject) else { return [] }
        return [isNone(of: names, term, isDefault: false)]
    }

    /// What it would mean that the `default` of a switch is taken.
    func noneOfCases(takenBy clauses: [SwitchCaseSyntax], _ subject: Operand) -> [Constraint] {
        let names = Set(clauses.flatMap(\.wholeCases))
        guard names.count > 1, case .term(let term) = subject else { return [] }
        return [isNone(of: names, term, isDefault: true)]
    }

    private func isNone(of names: Set<String>, _ subject: TermID, isDefault: Bool) -> Constraint {
        let isOne = builder.graph.terms.condition(
            "\(builder.graph.terms.key(of: subject)) is one of \(names.sorted().joined(separator: ", "))",
            name: "\(builder.graph.terms[subject].name) is a case", mentions: [])
        builder.graph.comparedCases[isOne] = ComparedCases(
            subject: subject, names: names, isDefault: isDefault)
        return Constraint(isOne, .boolean(false))
    }
}

extension SwitchCaseSyntax {
    /// The names of the cases that it takes whatever else holds, and whatever they carry.
    fileprivate var wholeCases: [String] {
        guard case .case(let label) = label else { return [] }
        return label.caseItems.filter { $0.whereClause == nil && $0.pattern.isWholeCase }.compactMap(\.pattern.caseName)
    }
}

extension PatternSyntax {
    /// `.low`, `.high(let depth, _)`: a case, and names for what it carries.
    fileprivate var isWholeCase: Bool {
        var names = tokens(viewMode: .sourceAccurate).drop { $0.tokenKind != .leftParen }.makeIterator()
        while let token = names.next() {
            switch token.tokenKind {
            case .keyword(.let), .keyword(.var), .wildcard, .leftParen, .rightParen, .comma, .colon: continue
            case .identifier where token.parent?.is(IdentifierPatternSyntax.self) ?? false: continue
            case .identifier where token.parent?.is(LabeledExprSyntax.self) ?? false: continue
            default: return false
            }
        }
        return true
    }
}

extension IfExprSyntax {
    /// The statement, and those whose `else` it stands in, the innermost first.
    fileprivate var chain: [IfExprSyntax] {
        Array(
            sequence(first: self) { node in
                node.parent?.as(IfExprSyntax.self).flatMap { $0.elseBody?.id == node.id ? $0 : nil }
            })
    }

    /// The comparisons of a value with a case that make the condition hold, whatever else does.
    fileprivate var comparisons: [CaseComparison] {
        guard conditions.count == 1, case .expression(let condition)? = conditions.first?.condition,
            let parts = condition.as(SequenceExprSyntax.self)?.elements
        else { return [] }
        return parts.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }.compactMap(
            CaseComparison.init)
    }
}

/// `tide == .low`
private struct CaseComparison {
    let subject: ExprSyntax
    let caseName: String

    init?(_ parts: Slice<ExprListSyntax>) {
        let parts = Array(parts)
        guard parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==",
            Self.isPath(parts[0]), let member = parts[2].as(MemberAccessExprSyntax.self),
            member.base.map(Self.isType) ?? true
        else { return nil }
        subject = parts[0]
        caseName = member.declName.baseName.text
    }

    /// `tide`, `self.harbour.tide`: nothing is called, and nothing cut short.
    private static func isPath(_ expression: ExprSyntax) -> Bool {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(isPath) ?? false }
        return expression.is(DeclReferenceExprSyntax.self)
    }

    private static func isType(_ expression: ExprSyntax) -> Bool {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }
}
