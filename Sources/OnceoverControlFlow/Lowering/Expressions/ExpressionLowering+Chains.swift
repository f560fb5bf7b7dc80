import SwiftSyntax

extension ExpressionLowering {
    /// A chain of members, calls, subscripts and `?`. Where a link is nil, the rest of the chain is skipped.
    func lowerPostfix(_ expression: ExprSyntax) -> Operand {
        guard hasOptionalLink(expression) else { return lowerLink(expression) }
        return inChain(at: Site(expression)) { lowerLink(expression) }
    }

    /// Lays out a chain whose value is nil where one of its links is.
    @discardableResult
    func inChain(at site: Site, _ work: () -> Operand) -> Operand {
        let isNil = builder.graph.makeBlock()
        builder.chainExits.append(isNil)
        let value = closureLowering.materialize(work(), at: site)
        builder.chainExits.removeLast()
        guard builder.graph.hasPredecessors(isNil) else { return value }
        let join = builder.graph.makeBlock()
        let result = builder.graph.terms.addCallResult(of: "chain")
        builder.give(value, to: result, goingOnAt: join, site)
        builder.start(isNil)
        builder.give(.nilLiteral, to: result, goingOnAt: join, site)
        builder.start(join)
        return .term(result)
    }

    private func hasOptionalLink(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr: true
        case .memberAccessExpr(let node): node.base.map { hasOptionalLink($0) } ?? false
        case .functionCallExpr(let node): hasOptionalLink(node.calledExpression)
        case .subscriptCallExpr(let node): hasOptionalLink(node.calledExpression)
        case .forceUnwrapExpr(let node): hasOptionalLink(node.expression)
        default: false
        }
    }

    func lowerLink(_ expression: ExprSyntax) -> Operand {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let node): return lowerOptionalLink(node)
        case .memberAccessExpr(let node): return lower(node)
        case .functionCallExpr(let node): return callLowering.lower(node)
        case .subscriptCallExpr(let node): return lower(node)
        case .forceUnwrapExpr(let node): return forced(lowerLink(node.expression), at: Site(node))
        default: return lower(expression)
        }
    }

    /// `radio!`, `radio as! Wireless`: where it is nil the program ends, so that it is not behind it.
    func forced(_ value: Operand, at site: Site) -> Operand {
        guard case .term(let term) = value, mayBeNil(value) else { return value }
        let goesOn = builder.graph.makeBlock()
        builder.graph.connect(to: goesOn, site: site, assuming: [Constraint(term, .isNil(false))])
        builder.start(goesOn)
        return value
    }

    private func lowerOptionalLink(_ node: OptionalChainingExprSyntax) -> Operand {
        let value = lowerLink(node.expression)
        guard let isNil = builder.chainExits.last, !isCallable(value) else { return value }
        var assumptions: [Constraint] = []
        if case .term(let term) = value { assumptions = [Constraint(term, .isNil(false))] }
        assumptions += [collections.emptiness(shownBy: value, being: false)].compactMap { $0 }
        let goesOn = builder.graph.makeBlock()
        let site = Site(node)
        builder.graph.connect(to: goesOn, .chainContinues, site: site, assuming: assumptions)
        if mayBeNil(value) {
            let name = text(of: node.expression)
            builder.graph.connect(to: isNil, .chainIsNil(name), site: site, assuming: assumptions.map(\.negated))
        }
        builder.start(goesOn)
        return builder.isWeakSelf(value) ? .term(builder.selfTerm) : value
    }

    private func mayBeNil(_ value: Operand) -> Bool {
        switch value {
        case .some: false
        case .term(let term): (term != builder.selfTerm || builder.isOfOptional) && !builder.linked.contains(term)
        default: true
        }
    }

    /// Without the trivia around it. `trimmedDescription` says the same, but makes a tree of its own for it.
    private func text(of node: ExprSyntax) -> String {
        let whole = node.description.utf8.dropFirst(node.leadingTriviaLength.utf8Length)
        return String(Substring(whole.dropLast(node.trailingTriviaLength.utf8Length)))
    }

    private func isCallable(_ value: Operand) -> Bool {
        if case .callable = value { true } else { false }
    }

    private func lower(_ node: MemberAccessExprSyntax) -> Operand {
        let name = node.declName.baseName.text
        guard let base = node.base else {
            return name == "none" ? .nilLiteral : .enumCase(builder.graph.caseNumber(name))
        }
        let value = closureLowering.materialize(lowerLink(base), at: Site(base))
        if name == "self" { return value }
        guard case .term(let term) = value else { return .unknown }
        if node.declName.argumentNames != nil { return .method(term, name: name) }
        let member = builder.member(name, of: sharedInstance(givenAs: term) ?? term)
        if canonicalTexts.isForNow(node) { builder.graph.falseForNow.insert(member) }
        return .term(member)
    }

    /// `Harbour.shared()` of `Harbour.shared().radio`, which gives the same object each time.
    private func sharedInstance(givenAs result: TermID) -> TermID? {
        guard builder.graph.terms[result].kind == .callResult, let call = builder.graph.calls.last,
            call.result == result,
            call.arguments.isEmpty, case .member(let type?, let name) = call.callee, SharedInstance.isNamed(name),
            call.qualifyingType != nil
        else { return nil }
        return builder.graph.terms.member("\(name)()", of: type)
    }

    private func lower(_ node: SubscriptCallExprSyntax) -> Operand {
        let value = closureLowering.materialize(lowerLink(node.calledExpression), at: Site(node.calledExpression))
        for argument in node.arguments {
            _ = closureLowering.materialize(lower(argument.expression), at: Site(argument))
        }
        guard case .term(let term) = value,
            let text = canonicalTexts.canonicalText(ArraySlice(node.arguments.map(\.expression)))
        else {
            return .unknown
        }
        return .term(builder.graph.terms.member("[\(text.key)]", of: term, shown: "[\(text.name)]"))
    }
}
