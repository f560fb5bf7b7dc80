import SwiftSyntax

extension BodyLowering {
    /// Lays out a condition list: all must hold to go to `yes`. Names that it binds are visible afterwards.
    func lower(
        _ conditions: ConditionElementListSyntax, to yes: Int, _ holds: Outcome, orTo no: Int, _ fails: Outcome,
        site: Site
    ) {
        for (index, element) in conditions.enumerated() {
            let isLast = index == conditions.count - 1
            let next = isLast ? yes : graph.makeBlock()
            let branch = Branch(yes: next, no: no, holds: holds, fails: fails, site: site)
            lower(element.condition, branch)
            start(next)
        }
        if conditions.isEmpty { graph.connect(to: yes, site: site) }
    }

    /// Lays out one condition.
    func lower(
        _ condition: ExprSyntax, to yes: Int, _ holds: Outcome, orTo no: Int, _ fails: Outcome, site: Site
    ) {
        lower(condition, Branch(yes: yes, no: no, holds: holds, fails: fails, site: site))
    }

    /// Where a condition leads.
    struct Branch {
        var yes: Int
        var no: Int
        var holds: Outcome
        var fails: Outcome
        let site: Site
    }

    private func lower(_ condition: ConditionElementSyntax.Condition, _ branch: Branch) {
        switch condition {
        case .expression(let expression): lower(expression, branch)
        case .availability(let node) where isGivenAnyway(node):
            graph.connect(to: branch.yes, branch.holds, site: branch.site)
        case .availability(let node): branchOn(textOf: node, branch)
        case .matchingPattern(let node):
            let subject = materialize(lower(node.initializer.value), at: Site(node))
            let match = match(node.pattern, against: subject)
            let matched = split(branch, assuming: match.assumptions, or: match.negated, always: match.isIrrefutable)
            start(matched)
            bind(match, at: Site(node))
            graph.connect(to: branch.yes, site: branch.site)
        case .optionalBinding(let node): lower(node, branch)
        }
    }

    private func lower(_ node: OptionalBindingConditionSyntax, _ branch: Branch) {
        let value: Operand =
            if let initializer = node.initializer {
                materialize(lower(initializer.value), at: Site(node))
            } else {
                lowerName(boundNames(in: node.pattern).first ?? "_", at: Site(node))
            }
        var some: [Assumption] = []
        if case .term(let term) = value { some = [Assumption(term, .isNil(false))] }
        some += [emptiness(shownBy: value, being: false)].compactMap { $0 }
        let bound = split(
            branch, assuming: some, or: some.map(\.negated),
            always: value == .some || value == .term(selfTerm) && !isOfOptional)
        start(bound)
        bind(match(node.pattern, against: value), at: Site(node))
        graph.connect(to: branch.yes, site: branch.site)
    }

    /// Branches to `branch.no`, or to the block that it returns.
    private func split(
        _ branch: Branch, assuming: [Assumption], or negated: [Assumption], always: Bool = false
    ) -> Int {
        let matched = graph.makeBlock()
        graph.connect(to: matched, branch.holds, site: branch.site, assuming: assuming)
        if !always { graph.connect(to: branch.no, branch.fails, site: branch.site, assuming: negated) }
        return matched
    }

    private func lower(_ expression: ExprSyntax, _ branch: Branch) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .tupleExpr(let node) where node.elements.count == 1:
            lower(node.elements.first!.expression, branch)
        case .prefixOperatorExpr(let node) where node.operator.text == "!":
            lower(node.expression, negated(branch))
        case .sequenceExpr(let node): lower(ArraySlice(node.elements), branch)
        case .booleanLiteralExpr(let node):
            let isTrue = node.literal.tokenKind == .keyword(.true)
            graph.connect(to: isTrue ? branch.yes : branch.no, isTrue ? branch.holds : branch.fails, site: branch.site)
        case .functionCallExpr(let node) where isTransparent(node):
            lower(node.arguments.first!.expression, branch)
        case .functionCallExpr(let node) where literals(searchedBy: node) != nil: lowerSearch(node, branch)
        case .awaitExpr(let node): lower(node.expression, branch)
        case .tryExpr(let node) where node.questionOrExclamationMark == nil:
            lowerTrying(node.tryKeyword, at: Site(node)) { lower(node.expression, branch) }
        default: branchOn(expression, branch)
        }
    }

    /// `_fastPath(condition)`: the argument is what is asked.
    private func isTransparent(_ node: FunctionCallExprSyntax) -> Bool {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return ["_fastPath", "_slowPath", "likely", "unlikely"].contains(name) && node.arguments.count == 1
    }

    private func negated(_ branch: Branch) -> Branch {
        Branch(yes: branch.no, no: branch.yes, holds: branch.fails, fails: branch.holds, site: branch.site)
    }

    func lower(_ parts: ArraySlice<ExprSyntax>, _ branch: Branch) {
        if parts.count == 1 { return lower(parts.first!, branch) }
        if let mark = parts.first?.as(AwaitExprSyntax.self) {
            return lower([mark.expression] + parts.dropFirst(), branch)
        }
        if let mark = parts.first?.as(TryExprSyntax.self), mark.questionOrExclamationMark == nil {
            return lowerTrying(mark.tryKeyword, at: site(of: parts)) {
                lower([mark.expression] + parts.dropFirst(), branch)
            }
        }
        switch split(parts) {
        case .binary("||", let left, let right): lowerOr(left, right, branch)
        case .binary("&&", let left, let right): lowerAnd(left, right, branch)
        case .binary(let name, let left, let right) where Self.comparisons.contains(name):
            lowerComparison(name, left, right, parts, branch)
        default: branchOn(value: lowerSequence(parts), text: parts, branch)
        }
    }

    private func lowerOr(_ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, _ branch: Branch) {
        var first = branch
        first.no = graph.makeBlock()
        lower(left, first)
        start(first.no)
        lower(right, branch)
    }

    private func lowerAnd(_ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, _ branch: Branch) {
        var first = branch
        first.yes = graph.makeBlock()
        lower(left, first)
        start(first.yes)
        lower(right, branch)
    }

    private static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">=", "===", "!=="]

    private func lowerComparison(
        _ name: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>,
        _ parts: ArraySlice<ExprSyntax>, _ branch: Branch
    ) {
        let values = (drop(lowerSequence(left), left), drop(lowerSequence(right), right))
        if case (.term(let term), .boolean(let value)) = values, ["==", "!="].contains(name) {
            return branchOn(term, isEqual: name == "==", to: value, branch)
        }
        if let isEmpty = emptinessTest(name, values.0, right) { return branchOn(isEmpty, branch) }
        if let count = countComparison(name, values.0, right) { return branchOn(count, branch) }
        if let isIt = caseComparison(name, values, right) {
            return branchOn(canonicalComparison(name, text(of: left, values.0), right), and: isIt, branch)
        }
        var assumption: Assumption?
        if case (.term(let chain), .nilLiteral) = values, isGivenCallback(left) { assumeChainGivesValue(chain) }
        switch (name, values.0, values.1) {
        case ("==", .term(let term), .nilLiteral), ("==", .nilLiteral, .term(let term)):
            assumption = Assumption(term, .isNil(true))
        case ("!=", .term(let term), .nilLiteral), ("!=", .nilLiteral, .term(let term)):
            assumption = Assumption(term, .isNil(false))
        case ("==", .boolean(let value), .term(let term)): assumption = Assumption(term, .boolean(value))
        default:
            assumption = canonicalComparison(name, text(of: left, values.0), right)
        }
        branchOn(assumption, branch)
    }

    /// `hud?.isShown == true`: where that holds, what is compared is not nil.
    private func branchOn(_ term: TermID, isEqual: Bool, to value: Bool, _ branch: Branch) {
        let equal = [Assumption(term, .isNil(false)), Assumption(term, .boolean(value))]
        let other = [Assumption(term, .boolean(!value))]
        graph.connect(to: branch.yes, branch.holds, site: branch.site, assuming: isEqual ? equal : other)
        graph.connect(to: branch.no, branch.fails, site: branch.site, assuming: isEqual ? other : equal)
    }

    private func text(of side: ArraySlice<ExprSyntax>, _ value: Operand) -> CanonicalText? {
        canonicalText(side) ?? contentText(value)
    }

    /// The condition that a comparison is, as a value; nothing where it is the opposite of one.
    func comparison(
        _ name: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>
    ) -> TermID? {
        guard Self.comparisons.contains(name), let assumption = canonicalComparison(name, left, right),
            assumption.fact == .boolean(true)
        else { return nil }
        return assumption.term
    }

    /// `left.decrement() == 0`: what a call has just counted is asked once.
    private func countComparison(_ name: String, _ value: Operand, _ right: ArraySlice<ExprSyntax>) -> Assumption? {
        guard name == "==" || name == "!=", case .term(let count) = value, let result = result(givingPart: count),
            graph.calls.contains(where: { $0.result == result && $0.countsByName }), let other = canonicalText(right)
        else { return nil }
        let term = graph.terms.condition(
            "\(graph.terms.key(of: count)) == \(other.key)", name: "\(graph.terms[result].name)() == \(other.name)",
            mentions: other.mentions.union([result]))
        return Assumption(term, .boolean(name == "=="))
    }

    /// The call's own result, also of `left.subtract(1).newValue`.
    private func result(givingPart term: TermID) -> TermID? {
        switch graph.terms[term].kind {
        case .callResult: term
        case .member(let owner, _): result(givingPart: owner)
        case .variable, .condition: nil
        }
    }

    /// `a != b`, `a <= b` and `a >= b` are the opposites of `a == b`, `a > b` and `a < b`.
    private func canonicalComparison(
        _ name: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>
    ) -> Assumption? {
        canonicalComparison(name, canonicalText(left), right)
    }

    private func canonicalComparison(
        _ name: String, _ left: CanonicalText?, _ right: ArraySlice<ExprSyntax>
    ) -> Assumption? {
        let opposites = ["!=": "==", "!==": "===", "<=": ">", ">=": "<"]
        guard let one = left, let other = canonicalText(right) else { return nil }
        let text = "\(one.key) \(opposites[name] ?? name) \(other.key)"
        let term = graph.terms.condition(
            text, name: "\(one.name) \(name) \(other.name)", mentions: one.mentions.union(other.mentions))
        return Assumption(term, .boolean(opposites[name] == nil))
    }

    private func branchOn(_ expression: ExprSyntax, _ branch: Branch) {
        branchOn(value: lower(expression), text: [expression], branch)
    }

    private func branchOn(value: Operand, text parts: ArraySlice<ExprSyntax>, _ branch: Branch) {
        switch materialize(value, at: branch.site) {
        case .term(let term): branchOn(Assumption(term, .boolean(true)), branch)
        case .boolean(let isTrue):
            graph.connect(to: isTrue ? branch.yes : branch.no, isTrue ? branch.holds : branch.fails, site: branch.site)
        default:
            let text = canonicalText(parts)
            let term = text.map { graph.terms.condition($0.key, name: $0.name, mentions: $0.mentions) }
            branchOn(term.map { Assumption($0, .boolean(true)) }, branch)
        }
    }

    private func branchOn(textOf node: some SyntaxProtocol, _ branch: Branch) {
        let text = node.trimmedDescription
        let term = graph.terms.condition(text, name: text, mentions: [])
        branchOn(Assumption(term, .boolean(true)), branch)
    }

    private func branchOn(_ assumption: Assumption?, _ branch: Branch) {
        let yes = assumption.map { [$0] } ?? []
        graph.connect(to: branch.yes, branch.holds, site: branch.site, assuming: yes)
        graph.connect(to: branch.no, branch.fails, site: branch.site, assuming: yes.map(\.negated))
    }
}
