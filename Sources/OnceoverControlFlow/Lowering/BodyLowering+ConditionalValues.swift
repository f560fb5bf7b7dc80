import SwiftSyntax

/// Values that are one of two: `a ? b : c`, `a ?? b`, `a || b`.
extension BodyLowering {
    func lowerTernary(
        _ condition: ArraySlice<ExprSyntax>, _ yes: ExprSyntax, _ no: ArraySlice<ExprSyntax>, at site: Site
    ) -> Operand {
        let (holds, fails, join) = (graph.makeBlock(), graph.makeBlock(), graph.makeBlock())
        let result = graph.terms.addCallResult(of: "ternary")
        lower(
            condition,
            Branch(yes: holds, no: fails, holds: .condition(holds: true), fails: .condition(holds: false), site: site))
        start(holds)
        give(choice(lower(yes), insteadOf: no, at: site), to: result, goingOnAt: join, site)
        start(fails)
        give(choice(lowerSequence(no), insteadOf: [yes], at: site), to: result, goingOnAt: join, site)
        start(join)
        return .term(result)
    }

    /// Gives a value on one of the ways to a place that all of them lead to.
    func give(_ value: Operand, to result: TermID, goingOnAt join: Int, _ site: Site) {
        graph.append(.assign(result, value, site))
        graph.connect(to: join, site: site)
    }

    /// `isPlain ? completion : { completion($0 + 1) }`, `isFirst ? nil : { completion(.back) }`: a closure in place of one that has a
    /// name, or of none, runs where that would be called.
    private func choice(_ value: Operand, insteadOf other: ArraySlice<ExprSyntax>, at site: Site) -> Operand {
        guard case .callable(let index) = value, other.count == 1, let other = other.first, standsForClosure(other)
        else { return materialize(value, at: site) }
        return .region(layOut(index, as: .kept, at: site))
    }

    private func standsForClosure(_ value: ExprSyntax) -> Bool {
        if value.is(NilLiteralExprSyntax.self) { return true }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, case .variable? = scope.lookUp(name)
        else { return false }
        return true
    }

    func lowerCoalescing(
        _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, at site: Site
    ) -> Operand {
        let value = materialize(lowerSequence(left), at: site)
        if isCallInTheEnd(right), case .term(let chain) = value { assumeChainGivesValue(chain) }
        let (some, none, join) = (graph.makeBlock(), graph.makeBlock(), graph.makeBlock())
        let result = graph.terms.addCallResult(of: "??")
        var isNil: [Constraint] = []
        if case .term(let term) = value { isNil = [Constraint(term, .isNil(true))] }
        if value != .nilLiteral {
            graph.connect(to: some, .condition(holds: true), site: site, assuming: isNil.map(\.negated))
        }
        if value != .some { graph.connect(to: none, .condition(holds: false), site: site, assuming: isNil) }
        start(some)
        give(value, to: result, goingOnAt: join, site)
        start(none)
        give(materialize(lowerSequence(right), at: site), to: result, goingOnAt: join, site)
        start(join)
        return .term(result)
    }

    /// `other?.decide(handler) ?? handler(.cancel)`, also where it is the rest of a longer one.
    private func isCallInTheEnd(_ parts: ArraySlice<ExprSyntax>) -> Bool {
        parts.last!.is(FunctionCallExprSyntax.self)
            && parts.allSatisfy { part in
                part.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "??" } ?? true
            }
    }

    private func isCall(_ parts: ArraySlice<ExprSyntax>) -> Bool {
        parts.count == 1 && parts.first!.is(FunctionCallExprSyntax.self)
    }

    /// `delegate?.ask { … } == nil`: what calls back has no other value to give than `()`.
    func isGivenCallback(_ parts: ArraySlice<ExprSyntax>) -> Bool {
        guard isCall(parts), let call = parts.first?.as(FunctionCallExprSyntax.self) else { return false }
        let isGivenClosure =
            call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
        return isGivenClosure && graph.regions.last?.isDeferred == true
    }

    /// `delegate?.decide(handler) ?? handler(.cancel)`: a chain that is not cut short gives a value, if only `()`.
    func assumeChainGivesValue(_ chain: TermID) {
        if graph.terms[chain].name == "chain" { graph.makeNonNil(chain) }
    }

    /// `a || b` as a value.
    func lowerLogical(_ parts: ArraySlice<ExprSyntax>) -> Operand {
        let site = site(of: parts)
        let (yes, no, join) = (graph.makeBlock(), graph.makeBlock(), graph.makeBlock())
        let result = graph.terms.addCallResult(of: "condition")
        lower(
            parts, Branch(yes: yes, no: no, holds: .condition(holds: true), fails: .condition(holds: false), site: site)
        )
        for (block, value) in [(yes, true), (no, false)] {
            start(block)
            give(.boolean(value), to: result, goingOnAt: join, site)
        }
        start(join)
        return .term(result)
    }
}
