import SwiftSyntax

/// Comparisons, as conditions and as values.
extension ConditionLowering {
    static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">=", "===", "!=="]

    func lowerComparison(
        _ name: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, _ branch: Branch
    ) {
        let values = (
            expressionLowering.drop(expressionLowering.lowerSequence(left), left),
            expressionLowering.drop(expressionLowering.lowerSequence(right), right)
        )
        if case (.term(let term), .boolean(let value)) = values, ["==", "!="].contains(name) {
            let answer = value ? response(askedForBy: left) : []
            return branchOn(term, isEqual: name == "==", to: value, and: answer, branch)
        }
        if case (.term(builder.selfTerm), .nilLiteral) = values, !builder.isOfOptional {
            return lowerTestOfSelf(name, branch)
        }
        if let isEmpty = collections.emptinessTest(name, values.0, right) { return branchOn(isEmpty, branch) }
        if let count = countComparison(name, values.0, right) { return branchOn(count, branch) }
        if let isIt = caseComparison(name, values, right) {
            let condition = canonicalComparison(name, text(of: left, values.0), right)
            return branchOn(condition, and: isIt, collections.filled(name, values.0, right), branch)
        }
        if case (.term(let chain), .nilLiteral) = values, expressionLowering.isGivenCallback(left) {
            expressionLowering.assumeChainGivesValue(chain)
        }
        let condition =
            constantComparison(name, values.0, values.1) ?? canonicalComparison(name, text(of: left, values.0), right)
        branchOn(condition, and: nil, collections.filled(name, values.0, right), branch)
    }

    /// `self != nil`, where `self` is there: `[weak self]` of an object that lasts means the object.
    private func lowerTestOfSelf(_ name: String, _ branch: Branch) {
        let holds = name.hasPrefix("!")
        builder.graph.connect(
            to: holds ? branch.yes : branch.no, holds ? branch.holds : branch.fails, site: branch.site)
    }

    /// `value == nil`, `ship === nil`, `true == isOpen`
    private func constantComparison(_ name: String, _ left: Operand, _ right: Operand) -> Constraint? {
        // Which object it is, and whether there is one, is the same question of nil.
        let sign = left == .nilLiteral || right == .nilLiteral ? String(name.prefix(2)) : name
        return switch (sign, left, right) {
        case ("==", .term(let term), .nilLiteral), ("==", .nilLiteral, .term(let term)): Constraint(term, .isNil(true))
        case ("!=", .term(let term), .nilLiteral), ("!=", .nilLiteral, .term(let term)): Constraint(term, .isNil(false))
        case ("==", .boolean(let value), .term(let term)): Constraint(term, .boolean(value))
        default: nil
        }
    }

    /// `hud?.isShown == true`: where that holds, what is compared is not nil.
    ///
    /// - Parameter more: what holds then besides.
    private func branchOn(
        _ term: TermID, isEqual: Bool, to value: Bool, and more: [Constraint], _ branch: Branch
    ) {
        let equal = [Constraint(term, .isNil(false)), Constraint(term, .boolean(value))] + more
        let other = [Constraint(term, .boolean(!value))]
        builder.graph.connect(to: branch.yes, branch.holds, site: branch.site, assuming: isEqual ? equal : other)
        builder.graph.connect(to: branch.no, branch.fails, site: branch.site, assuming: isEqual ? other : equal)
    }

    private func text(of side: ArraySlice<ExprSyntax>, _ value: Operand) -> CanonicalText? {
        canonicalTexts.canonicalText(side) ?? canonicalTexts.contentText(value)
    }

    /// The condition that a comparison is, as a value; nil if it is the opposite of one.
    func comparison(
        _ name: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>
    ) -> TermID? {
        guard Self.comparisons.contains(name), let assumption = canonicalComparison(name, left, right),
            assumption.fact == .boolean(true)
        else { return nil }
        return assumption.term
    }

    /// `left.decrement() == 0`: what a call has just counted is asked once.
    private func countComparison(_ name: String, _ value: Operand, _ right: ArraySlice<ExprSyntax>) -> Constraint? {
        guard name == "==" || name == "!=", case .term(let count) = value, let result = result(givingPart: count),
            builder.graph.calls.contains(where: { $0.result == result && $0.countsByName }),
            let other = canonicalTexts.canonicalText(right)
        else { return nil }
        let counted = "\(builder.graph.terms[result].name)()"
        let term = builder.graph.terms.condition(
            "\(builder.graph.terms.key(of: count)) == \(other.key)", name: "\(counted) == \(other.name)",
            mentions: other.mentions.union([result]),
            comparing: Comparison(Comparison.Side(text: counted), "==", other.side), names: other.names)
        return Constraint(term, .boolean(name == "=="))
    }

    /// The call's own result, also of `left.subtract(1).newValue`.
    private func result(givingPart term: TermID) -> TermID? {
        switch builder.graph.terms[term].kind {
        case .callResult: term
        case .member(let owner, _): result(givingPart: owner)
        case .variable, .condition: nil
        }
    }

    /// `a != b`, `a <= b` and `a >= b` are the opposites of `a == b`, `a > b` and `a < b`.
    private func canonicalComparison(
        _ name: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>
    ) -> Constraint? {
        canonicalComparison(name, canonicalTexts.canonicalText(left), right)
    }

    func canonicalComparison(
        _ name: String, _ left: CanonicalText?, _ right: ArraySlice<ExprSyntax>
    ) -> Constraint? {
        let opposites = ["!=": "==", "!==": "===", "<=": ">", ">=": "<"]
        guard let one = left, let other = canonicalTexts.canonicalText(right) else { return nil }
        let sign = opposites[name] ?? name
        let term = builder.graph.terms.condition(
            "\(one.key) \(sign) \(other.key)", name: "\(one.name) \(sign) \(other.name)",
            mentions: one.mentions.union(other.mentions), comparing: Comparison(one.side, name, other.side),
            names: one.names.union(other.names))
        builder.bounds.note(BoundTests.Bound(sign, literalCases.literal(right)), of: one.key, as: term)
        return Constraint(term, .boolean(opposites[name] == nil))
    }
}
