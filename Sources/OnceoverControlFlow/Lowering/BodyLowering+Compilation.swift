import SwiftSyntax

/// Conditional compilation.
extension BodyLowering {
    /// Every branch of `#if` is laid out, also those not compiled here.
    func lower(_ conditional: IfConfigDeclSyntax) {
        let join = graph.makeBlock()
        let decision = graph.current
        for clause in conditional.clauses {
            start(decision)
            let body = graph.makeBlock()
            graph.connect(to: body, .matches, site: Site(clause), assuming: assumptions(of: clause))
            start(body)
            if case .statements(let statements)? = clause.elements {
                for item in statements { lower(item) }
            }
            graph.connect(to: join, site: Site(clause))
        }
        start(decision)
        if !conditional.isExhaustive {
            let negated = conditional.clauses.count == 1 ? conditional.clauses.flatMap(assumptions).map(\.negated) : []
            graph.connect(to: join, .doesNotMatch, site: Site(conditional), assuming: negated)
        }
        start(join)
    }

    private func assumptions(of clause: IfConfigClauseSyntax) -> [Assumption] {
        guard let condition = clause.condition?.trimmedDescription else { return [] }
        let term = graph.terms.condition("#if \(condition)", name: condition, mentions: [])
        return [Assumption(term, .boolean(true))]
    }
}

extension IfConfigDeclSyntax {
    /// Whether one of its branches is always compiled: the last one, or one of those that an `#if` around it allows.
    fileprivate var isExhaustive: Bool {
        if clauses.contains(where: { $0.condition == nil }) { return true }
        let own = Set(clauses.flatMap(\.alternatives))
        var node = parent
        while let current = node {
            if let clause = current.as(IfConfigClauseSyntax.self), clause.condition != nil,
                own.isSuperset(of: clause.alternatives)
            {
                return true
            }
            node = current.parent
        }
        return false
    }
}

extension IfConfigClauseSyntax {
    /// The parts of a condition of which one must hold: those between `||`.
    fileprivate var alternatives: [String] {
        guard let condition else { return [] }
        guard let parts = condition.as(SequenceExprSyntax.self)?.elements else { return [condition.trimmedDescription] }
        let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard operators.allSatisfy({ $0 == "||" }) else { return [condition.trimmedDescription] }
        return parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(\.trimmedDescription)
    }
}
