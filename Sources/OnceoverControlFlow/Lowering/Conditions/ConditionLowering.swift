import OnceoverVocabulary
import SwiftSyntax

/// Lays out conditions as branches, with what each way assumes.
struct ConditionLowering {
    let builder: BodyBuilder

    // What it leaves to others.
    var canonicalTexts: CanonicalTexts { CanonicalTexts(builder: builder) }
    var closureLowering: ClosureLowering { ClosureLowering(builder: builder) }
    var collections: Collections { Collections(builder: builder) }
    var errorPaths: ErrorPaths { ErrorPaths(builder: builder) }
    var expressionLowering: ExpressionLowering { ExpressionLowering(builder: builder) }
    var literalCases: LiteralCases { LiteralCases(builder: builder) }
    var patternLowering: PatternLowering { PatternLowering(builder: builder) }

    /// Lays out a condition list: all must hold to go to `yes`. Names that it binds are visible afterwards.
    func lower(
        _ conditions: ConditionElementListSyntax, to yes: Int, _ holds: Outcome, orTo no: Int, _ fails: Outcome,
        site: Site
    ) {
        for (index, element) in conditions.enumerated() {
            let isLast = index == conditions.count - 1
            let next = isLast ? yes : builder.graph.makeBlock()
            let branch = Branch(yes: next, no: no, holds: holds, fails: fails, site: site)
            lower(element.condition, branch)
            builder.start(next)
        }
        if conditions.isEmpty { builder.graph.connect(to: yes, site: site) }
    }

    /// Lays out one condition.
    func lower(
        _ condition: ExprSyntax, to yes: Int, _ holds: Outcome, orTo no: Int, _ fails: Outcome, site: Site
    ) {
        lower(condition, Branch(yes: yes, no: no, holds: holds, fails: fails, site: site))
    }

    private func lower(_ condition: ConditionElementSyntax.Condition, _ branch: Branch) {
        switch condition {
        case .expression(let expression): lower(expression, branch)
        case .availability(let node) where isGivenAnyway(node):
            builder.graph.connect(to: branch.yes, branch.holds, site: branch.site)
        case .availability(let node): branchOn(textOf: node, branch)
        case .matchingPattern(let node):
            let subject = closureLowering.materialize(expressionLowering.lower(node.initializer.value), at: Site(node))
            let match = patternLowering.match(node.pattern, against: subject)
            let matched = split(
                branch, assuming: match.assumptions, orAnyOf: match.isIrrefutable ? [] : match.misses)
            builder.start(matched)
            patternLowering.bind(match, at: Site(node))
            builder.graph.connect(to: branch.yes, site: branch.site)
        case .optionalBinding(let node): lower(node, branch)
        }
    }

    private func lower(_ node: OptionalBindingConditionSyntax, _ branch: Branch) {
        let value: Operand =
            if let initializer = node.initializer {
                closureLowering.materialize(expressionLowering.lower(initializer.value), at: Site(node))
            } else {
                // `guard let `self` else` asks for `self`.
                expressionLowering.lowerName(
                    patternLowering.boundNames(in: node.pattern).first?.filter { $0 != "`" } ?? "_", at: Site(node))
            }
        var some: [Constraint] = []
        if case .term(let term) = value { some = [Constraint(term, .isNil(false))] }
        some += [collections.emptiness(shownBy: value, being: false)].compactMap { $0 }
        let isAlways =
            value == .some || value == .term(builder.selfTerm) && !builder.isOfOptional || isSureCast(node, of: value)
        let cast = castMayFail(node, of: value).map { Constraint($0, .isNil(false)) }
        let missing = cast.map { [$0.negated] } ?? some.map(\.negated)
        let bound = split(branch, assuming: some + [cast].compactMap { $0 }, orAnyOf: isAlways ? [] : [missing])
        builder.start(bound)
        patternLowering.bind(patternLowering.match(node.pattern, against: value), at: Site(node))
        builder.graph.connect(to: branch.yes, site: branch.site)
    }

    /// `if let tug = ship as? Tug`: what may be nil where the ship is not. What a call gives is asked for here alone, also by
    /// a name of its own.
    private func castMayFail(_ node: OptionalBindingConditionSyntax, of value: Operand) -> TermID? {
        guard case .term(let term) = value, !isGivenByCall(term), let cast = node.initializer?.value,
            let type = cast.typeOfTriedCast, !cast.isCastOfEveryError, !SureCast.isOne(to: type),
            !(isGivenToCallback(term) && RequestedType.isOne(type, around: node))
        else { return nil }
        return builder.graph.terms.cast(term, to: type)
    }

    private func isGivenToCallback(_ term: TermID) -> Bool {
        builder.frame.region.map { builder.graph.regions[$0].parameters.contains(term) } ?? false
    }

    private func isGivenByCall(_ term: TermID) -> Bool {
        builder.graph.terms[term].kind == .callResult || builder.namedResults[term] != nil
    }

    /// `if let leak = error as? NSError`, where an error is caught, or a closure is told of it that hears of failures alone.
    private func isSureCast(_ node: OptionalBindingConditionSyntax, of value: Operand) -> Bool {
        guard case .term(let error) = value, node.initializer?.value.isCastOfEveryError == true else { return false }
        if builder.graph.caughtErrors.contains(error) { return true }
        let closure = builder.frame.region.map { builder.graph.regions[$0] }
        guard let closure, closure.parameters.contains(error), let call = closure.call, let argument = closure.argument
        else { return false }
        return AlternativeClosures.isFailure(argument, of: builder.graph.calls[call].arguments)
    }

    private func lower(_ expression: ExprSyntax, _ branch: Branch) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .tupleExpr(let node) where node.elements.count == 1:
            lower(node.elements.first!.expression, branch)
        case .prefixOperatorExpr(let node) where node.operator.text == "!":
            lower(node.expression, branch.negated)
        case .sequenceExpr(let node): lower(ArraySlice(node.elements), branch)
        case .booleanLiteralExpr(let node):
            let isTrue = node.literal.tokenKind == .keyword(.true)
            builder.graph.connect(
                to: isTrue ? branch.yes : branch.no, isTrue ? branch.holds : branch.fails, site: branch.site)
        case .functionCallExpr(let node) where isTransparent(node):
            lower(node.arguments.first!.expression, branch)
        case .functionCallExpr(let node) where literals(searchedBy: node) != nil: lowerSearch(node, branch)
        case .functionCallExpr(let node):
            if let test = rangeTest(node) { return lower(test, branch) }
            if let method = method(askedForBy: node) { return lowerResponse(node, to: method, branch) }
            branchOn(expression, branch)
        case .awaitExpr(let node): lower(node.expression, branch)
        case .tryExpr(let node) where node.questionOrExclamationMark == nil:
            errorPaths.lowerTrying(node.tryKeyword, at: Site(node)) { lower(node.expression, branch) }
        default: branchOn(expression, branch)
        }
    }

    /// `_fastPath(condition)`: the argument is what is asked. So it is where a function of another file is given a test
    /// for nil, or a negation, and nothing else: `usually(completion != nil)`.
    private func isTransparent(_ node: FunctionCallExprSyntax) -> Bool {
        guard let name = node.bareName, node.arguments.count == 1, let given = node.arguments.first else {
            return false
        }
        return Vocabulary.transparentFunctions.contains(name)
            || given.label == nil && node.trailingClosure == nil && !builder.names.functions.contains(name)
                && !Vocabulary.opposingWords.contains { name.lowercased().contains($0) }
                && isNilTestOrNegation(given.expression)
    }

    func lower(_ parts: ArraySlice<ExprSyntax>, _ branch: Branch) {
        if parts.count == 1 { return lower(parts.first!, branch) }
        if let mark = parts.first?.as(AwaitExprSyntax.self) {
            return lower([mark.expression] + parts.dropFirst(), branch)
        }
        if let mark = parts.first?.as(TryExprSyntax.self), mark.questionOrExclamationMark == nil {
            return errorPaths.lowerTrying(mark.tryKeyword, at: parts.site) {
                lower([mark.expression] + parts.dropFirst(), branch)
            }
        }
        let operation = Operation.of(parts)
        if case .binary("~=", let range, let value) = operation, let test = rangeTest(of: value, in: range) {
            return lower(test, branch)
        }
        switch operation {
        case .binary("||", let left, let right): lowerOr(left, right, branch)
        case .binary("&&", let left, let right): lowerAnd(left, right, branch)
        case .binary(let name, let left, let right) where Self.comparisons.contains(name):
            lowerComparison(name, left, right, branch)
        default: branchOn(value: expressionLowering.lowerSequence(parts), text: parts, branch)
        }
    }

    private func lowerOr(_ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, _ branch: Branch) {
        var first = branch
        first.no = builder.graph.makeBlock()
        lower(left, first)
        builder.start(first.no)
        lower(right, branch)
    }

    private func lowerAnd(_ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, _ branch: Branch) {
        var first = branch
        first.yes = builder.graph.makeBlock()
        lower(left, first)
        builder.start(first.yes)
        lower(right, branch)
    }
}
