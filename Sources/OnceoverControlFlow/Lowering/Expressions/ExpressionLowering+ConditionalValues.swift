import SwiftSyntax

/// Values that are one of two: `a ? b : c`, `a ?? b`, `a || b`.
extension ExpressionLowering {
    func lowerTernary(
        _ condition: ArraySlice<ExprSyntax>, _ yes: ExprSyntax, _ no: ArraySlice<ExprSyntax>, at site: Site
    ) -> Operand {
        let (holds, fails, join) = (builder.graph.makeBlock(), builder.graph.makeBlock(), builder.graph.makeBlock())
        let result = builder.graph.terms.addCallResult(of: "ternary")
        conditionLowering.lower(
            condition,
            Branch(yes: holds, no: fails, holds: .condition(holds: true), fails: .condition(holds: false), site: site))
        builder.start(holds)
        builder.give(choice(lower(yes), insteadOf: no, at: site), to: result, goingOnAt: join, site)
        builder.start(fails)
        builder.give(choice(lowerSequence(no), insteadOf: [yes], at: site), to: result, goingOnAt: join, site)
        builder.start(join)
        return .term(result)
    }

    /// `isPlain ? completion : { completion($0 + 1) }`, `isFirst ? nil : { completion(.back) }`: a closure in place of one that has a
    /// name, or of none, runs where that would be called.
    private func choice(_ value: Operand, insteadOf other: ArraySlice<ExprSyntax>, at site: Site) -> Operand {
        guard case .callable(let index) = value, other.count == 1, let other = other.first, standsForClosure(other)
        else { return closureLowering.materialize(value, at: site) }
        return .region(closureLowering.layOut(index, as: .kept, at: site))
    }

    private func standsForClosure(_ value: ExprSyntax) -> Bool {
        if value.is(NilLiteralExprSyntax.self) { return true }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .variable? = builder.scope.lookUp(name)
        else { return false }
        return true
    }

    func lowerCoalescing(
        _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, at site: Site
    ) -> Operand {
        let value = closureLowering.materialize(lowerSequence(left), at: site)
        if isCallInTheEnd(right), case .term(let chain) = value { assumeChainGivesValue(chain) }
        let (some, none, join) = (builder.graph.makeBlock(), builder.graph.makeBlock(), builder.graph.makeBlock())
        let result = builder.graph.terms.addCallResult(of: "??")
        var isNil: [Constraint] = []
        if case .term(let term) = value { isNil = [Constraint(term, .isNil(true))] }
        if value != .nilLiteral {
            builder.graph.connect(to: some, .condition(holds: true), site: site, assuming: isNil.map(\.negated))
        }
        if value != .some { builder.graph.connect(to: none, .condition(holds: false), site: site, assuming: isNil) }
        builder.start(some)
        builder.give(value, to: result, goingOnAt: join, site)
        builder.start(none)
        builder.give(closureLowering.materialize(lowerSequence(right), at: site), to: result, goingOnAt: join, site)
        builder.start(join)
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
        return isGivenClosure && builder.graph.regions.last?.isDeferred == true
    }

    /// `delegate?.decide(handler) ?? handler(.cancel)`: a chain that is not cut short gives a value, if only `()`.
    func assumeChainGivesValue(_ chain: TermID) {
        if builder.graph.terms[chain].name == "chain" { builder.graph.makeNonNil(chain) }
    }

    /// `a || b` as a value.
    func lowerLogical(_ parts: ArraySlice<ExprSyntax>) -> Operand {
        let site = parts.site
        let (yes, no, join) = (builder.graph.makeBlock(), builder.graph.makeBlock(), builder.graph.makeBlock())
        let result = builder.graph.terms.addCallResult(of: "condition")
        conditionLowering.lower(
            parts, Branch(yes: yes, no: no, holds: .condition(holds: true), fails: .condition(holds: false), site: site)
        )
        for (block, value) in [(yes, true), (no, false)] {
            builder.start(block)
            builder.give(.boolean(value), to: result, goingOnAt: join, site)
        }
        builder.start(join)
        return .term(result)
    }
}
