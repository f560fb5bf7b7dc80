import SwiftSyntax

/// Edges from a condition to where it leads.
extension ConditionLowering {
    /// Branches to the block that it returns, or to `branch.no` in each of the ways in which the condition may fail.
    func split(_ branch: Branch, assuming: [Constraint], orAnyOf misses: [[Constraint]]) -> Int {
        let matched = builder.graph.makeBlock()
        builder.graph.connect(to: matched, branch.holds, site: branch.site, assuming: assuming)
        for miss in misses {
            builder.graph.connect(to: branch.no, branch.fails, site: branch.site, assuming: miss)
        }
        return matched
    }

    func branchOn(_ expression: ExprSyntax, _ branch: Branch) {
        branchOn(value: expressionLowering.lower(expression), text: [expression], branch)
    }

    func branchOn(value: Operand, text parts: ArraySlice<ExprSyntax>, _ branch: Branch) {
        switch closureLowering.materialize(value, at: branch.site) {
        case .term(let term):
            branchOn(Constraint(term, .boolean(true)), and: query(parts, giving: term), presence(shownBy: term), branch)
        case .boolean(let isTrue):
            builder.graph.connect(
                to: isTrue ? branch.yes : branch.no, isTrue ? branch.holds : branch.fails, site: branch.site)
        default:
            branchOn(condition(parts), branch)
        }
    }

    /// `path.contains("refresh")`, asked twice of what has not changed, has the same answer, though it is called twice.
    private func query(_ parts: ArraySlice<ExprSyntax>, giving result: TermID) -> Constraint? {
        guard builder.graph.terms[result].kind == .callResult, parts.count == 1,
            let call = parts.first?.as(FunctionCallExprSyntax.self), canonicalTexts.isQuery(call)
        else { return nil }
        return condition(parts)
    }

    /// That what is written holds; nil if that may differ from one evaluation to the next.
    func condition(_ parts: ArraySlice<ExprSyntax>) -> Constraint? {
        canonicalTexts.canonicalText(parts).map {
            Constraint(
                builder.graph.terms.condition($0.key, name: $0.name, mentions: $0.mentions, names: $0.names),
                .boolean(true))
        }
    }

    /// What is there where a property is true.
    private func presence(shownBy test: TermID) -> OneSided? {
        guard case .member(builder.selfTerm, let name) = builder.graph.terms[test].kind,
            let property = builder.names.presenceTests[name]
        else {
            return nil
        }
        return OneSided(
            assumption: Constraint(builder.member(property, of: builder.selfTerm), .isNil(false)), isWhereItHolds: true)
    }

    func branchOn(textOf node: some SyntaxProtocol, _ branch: Branch) {
        let text = node.trimmedDescription
        let term = builder.graph.terms.condition(text, name: text, mentions: [])
        branchOn(Constraint(term, .boolean(true)), branch)
    }

    func branchOn(_ assumption: Constraint?, _ branch: Branch) {
        let yes = assumption.map { [$0] } ?? []
        builder.graph.connect(to: branch.yes, branch.holds, site: branch.site, assuming: yes)
        builder.graph.connect(to: branch.no, branch.fails, site: branch.site, assuming: yes.map(\.negated))
    }
}
