import SwiftSyntax

/// Conditional compilation.
extension StatementLowering {
    /// Every branch of `#if` is laid out, also those not compiled here.
    func lower(_ conditional: IfConfigDeclSyntax) {
        let join = builder.graph.makeBlock()
        let decision = builder.graph.current
        var passedOver: [Constraint] = []
        for clause in conditional.clauses {
            builder.start(decision)
            let body = builder.graph.makeBlock()
            if clause.isOfOtherSystem { continue }
            let taken = passedOver + assumptions(of: clause)
            builder.graph.connect(to: body, .matches, site: Site(clause), assuming: taken)
            builder.start(body)
            if case .statements(let statements)? = clause.elements {
                for item in statements { lower(item) }
            }
            builder.graph.connect(to: join, site: Site(clause))
            passedOver += denials(of: clause)
        }
        builder.start(decision)
        if !conditional.isExhaustive {
            builder.graph.connect(to: join, .doesNotMatch, site: Site(conditional), assuming: passedOver)
        }
        builder.start(join)
    }

    /// What holds where a clause is compiled.
    private func assumptions(of clause: IfConfigClauseSyntax) -> [Constraint] {
        assumptions(of: clause.condition, joinedBy: "&&", holds: true)
    }

    /// What holds where it is not.
    private func denials(of clause: IfConfigClauseSyntax) -> [Constraint] {
        assumptions(of: clause.condition, joinedBy: "||", holds: false)
    }

    /// A condition as it is written, and each part that must hold, or must not.
    private func assumptions(of condition: ExprSyntax?, joinedBy joint: String, holds: Bool) -> [Constraint] {
        guard let condition else { return [] }
        let parts = condition.parts(joinedBy: joint)
        let whole = parts.count == 1 ? [] : [asWritten(condition, holds: holds)]
        return whole + parts.flatMap { assumptions(of: $0, holds: holds) }
    }

    /// Of one part of a condition. A program is made for one system, so that `os(iOS)` and `os(macOS)` exclude each other.
    private func assumptions(of part: ExprSyntax, holds: Bool) -> [Constraint] {
        if let negation = part.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return assumptions(of: negation.expression, holds: !holds)
        }
        let written = asWritten(part, holds: holds)
        guard holds, let system = part.platform else { return [written] }
        let term = builder.graph.terms.condition("#if os", name: "os", mentions: [])
        return [written, Constraint(term, .isCase(builder.graph.caseNumber(system), true))]
    }

    private func asWritten(_ condition: ExprSyntax, holds: Bool) -> Constraint {
        let text = condition.trimmedDescription
        return Constraint(builder.graph.terms.condition("#if \(text)", name: text, mentions: []), .boolean(holds))
    }
}

extension IfConfigDeclSyntax {
    /// Whether one of its branches is always compiled: the last one, one of those that an `#if` around it allows, or, where
    /// that says nothing, one of two and more that name a system each. Those are what the program is made for.
    fileprivate var isExhaustive: Bool {
        if clauses.contains(where: { $0.condition == nil }) { return true }
        let own = Set(clauses.flatMap(\.alternatives))
        let around = clausesAround.filter { $0.condition != nil }
        if around.contains(where: { own.isSuperset(of: $0.alternatives) }) { return true }
        return clauses.count > 1 && clauses.allSatisfy { $0.platforms != nil }
            && around.allSatisfy { $0.platforms == nil }
    }
}

extension IfConfigClauseSyntax {
    /// Whether an `#if` around it is for other systems: `#if os(macOS)` in what `#if os(iOS)` holds.
    fileprivate var isOfOtherSystem: Bool {
        guard let own = platforms else { return false }
        return clausesAround.contains { $0.platforms?.isDisjoint(with: own) ?? false }
    }

    /// The systems that it is for; nil if it asks for something else.
    fileprivate var platforms: Set<String>? {
        let parts = condition?.parts(joinedBy: "||") ?? []
        let platforms = parts.compactMap(\.platform)
        return !parts.isEmpty && platforms.count == parts.count ? Set(platforms) : nil
    }

    /// The parts of a condition of which one must hold: those between `||`.
    fileprivate var alternatives: [String] {
        guard let condition else { return [] }
        let parts = condition.parts(joinedBy: "||")
        return parts.isEmpty ? [condition.trimmedDescription] : parts.map(\.trimmedDescription)
    }
}

extension SyntaxProtocol {
    /// The branches of `#if` that hold it, from the inside out.
    fileprivate var clausesAround: some Sequence<IfConfigClauseSyntax> {
        sequence(first: Syntax(self)) { $0.parent }.dropFirst().lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }
    }
}

extension ExprSyntax {
    /// What stands between operators of one kind, or the whole where there is none; nothing where there are others.
    fileprivate func parts(joinedBy joint: String) -> [ExprSyntax] {
        guard let elements = self.as(SequenceExprSyntax.self)?.elements else { return [self] }
        let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        return operators.allSatisfy { $0 == joint }
            ? Array(elements).filter { !$0.is(BinaryOperatorExprSyntax.self) } : []
    }

    /// `iOS` of `os(iOS)`.
    fileprivate var platform: String? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "os" else {
            return nil
        }
        return call.arguments.first?.expression.trimmedDescription
    }
}
