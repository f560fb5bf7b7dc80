import OnceoverVocabulary
import SwiftSyntax

/// What patterns ask and bind.
struct PatternLowering {
    let builder: BodyBuilder

    // What it leaves to others.
    var assignmentLowering: AssignmentLowering { AssignmentLowering(builder: builder) }
    var collections: Collections { Collections(builder: builder) }

    func bind(_ match: Match, at site: Site) {
        for (name, value) in match.bindings {
            if builder.isWeakSelf(value) {
                builder.scope.bind(name, to: .variable(builder.selfTerm))
                continue
            }
            let term = builder.declare(name)
            builder.graph.append(.assign(term, value, site))
            assignmentLowering.passParts(of: value, to: term, at: site)
        }
    }

    func match(_ pattern: PatternSyntax, against subject: Operand) -> Match {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .wildcardPattern: return Match(isIrrefutable: true)
        case .identifierPattern(let node):
            return Match(isIrrefutable: true, bindings: [(node.identifier.text, subject)])
        case .valueBindingPattern(let node): return match(node.pattern, against: subject, binding: true)
        case .tuplePattern(let node):
            return matchTuple(node.elements.map { .left($0.pattern) }, against: subject, binding: true)
        case .expressionPattern(let node): return match(node.expression, against: subject, binding: false)
        default: return Match(isExact: false)
        }
    }

    private func match(_ pattern: PatternSyntax, against subject: Operand, binding: Bool) -> Match {
        if let node = pattern.as(ExpressionPatternSyntax.self) {
            return match(node.expression, against: subject, binding: binding)
        }
        return match(pattern, against: subject)
    }

    enum SubPattern {
        case left(PatternSyntax)
        case right(ExprSyntax)
    }

    /// A pattern that the parser took for an expression: `.failure(let error)`, `crop?`, `nil`, `(a?, nil)`, `_`.
    private func match(_ expression: ExprSyntax, against subject: Operand, binding: Bool) -> Match {
        switch expression.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return match(node.pattern, against: subject, binding: binding)
        case .discardAssignmentExpr: return Match(isIrrefutable: true)
        case .declReferenceExpr(let node) where binding:
            return Match(isIrrefutable: true, bindings: [(node.baseName.text, subject)])
        case .nilLiteralExpr: return matchNil(true, subject)
        case .booleanLiteralExpr(let node): return matchBoolean(node.literal.tokenKind == .keyword(.true), subject)
        case .integerLiteralExpr(let node): return collections.matchCount(node, subject)
        case .optionalChainingExpr(let node):
            return matchSome(match(node.expression, against: subject, binding: binding), subject)
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first {
                return match(only.expression, against: subject, binding: binding)
            }
            return matchTuple(node.elements.map { .right($0.expression) }, against: subject, binding: binding)
        case .sequenceExpr(let node) where node.isCast:
            var inner = match(node.elements.first!, against: subject, binding: binding)
            (inner.isIrrefutable, inner.isExact) = (false, false)
            return inner
        case .memberAccessExpr(let node): return matchCase(node.declName.baseName.text, payload: [], subject, binding)
        case .functionCallExpr(let node):
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else {
                return Match(isExact: false)
            }
            return matchCase(callee.declName.baseName.text, payload: node.arguments.map(\.expression), subject, binding)
        default: return Match(isExact: false)
        }
    }

    /// A pattern for what an optional holds.
    private func matchSome(_ inner: Match, _ subject: Operand) -> Match {
        let some = matchNil(false, subject)
        var match = inner
        match.isExact = inner.isExact && some.isExact
        match.isIrrefutable = false
        match.assumptions = some.assumptions + inner.assumptions
        return match
    }

    private func matchNil(_ isNil: Bool, _ subject: Operand) -> Match {
        guard case .term(let term) = subject else { return Match(isExact: false) }
        return Match(assumptions: [Constraint(term, .isNil(isNil))])
    }

    private func matchBoolean(_ value: Bool, _ subject: Operand) -> Match {
        guard case .term(let term) = subject else { return Match(isExact: false) }
        return Match(assumptions: [Constraint(term, .boolean(value))])
    }

    private func matchTuple(_ parts: [SubPattern], against subject: Operand, binding: Bool) -> Match {
        var whole = Match(isIrrefutable: true)
        for (index, part) in parts.enumerated() {
            let value = builder.element(index, of: subject)
            let inner =
                switch part {
                case .left(let pattern): match(pattern, against: value)
                case .right(let expression): match(expression, against: value, binding: binding)
                }
            whole.assumptions += inner.assumptions
            whole.bindings += inner.bindings
            whole.isIrrefutable = whole.isIrrefutable && inner.isIrrefutable
            whole.isExact = whole.isExact && inner.isExact
        }
        return whole
    }

    private func matchCase(_ name: String, payload: [ExprSyntax], _ subject: Operand, _ binding: Bool) -> Match {
        if name == "none" && payload.isEmpty { return matchNil(true, subject) }
        if name == "some" {
            guard let inner = payload.first else { return matchNil(false, subject) }
            return matchSome(match(inner, against: subject, binding: binding), subject)
        }
        var whole = Match()
        if case .term(let term) = subject {
            whole.assumptions = [Constraint(term, caseFact(name, of: term))]
        } else {
            whole.isExact = false
        }
        for (index, part) in payload.enumerated() {
            let value = payloadValue(index, of: name, subject)
            let inner = match(part, against: value, binding: binding)
            whole.bindings += inner.bindings
            whole.assumptions += inner.assumptions
            whole.isExact = whole.isExact && inner.isExact
        }
        return whole
    }

    private func payloadValue(_ index: Int, of name: String, _ subject: Operand) -> Operand {
        guard case .term(let term) = subject else { return .unknown }
        return .term(builder.graph.terms.member("\(name).\(index)", of: term))
    }

    /// `Result` and `Subscribers.Completion` have two cases, so that one is the other's opposite, as in enums of the file.
    private func caseFact(_ name: String, of term: TermID) -> Fact {
        let opposite = Vocabulary.goodOutcomeCases.contains(name) ? "failure" : builder.names.opposites[name]
        return opposite.flatMap {
            builder.manyCased.contains(term) ? nil : .isCase(builder.graph.caseNumber($0), false)
        }
            ?? .isCase(builder.graph.caseNumber(name), true)
    }

    /// The names that a pattern without conditions binds.
    func boundNames(in pattern: PatternSyntax) -> [String] {
        match(pattern, against: .unknown).bindings.map(\.name)
    }
}

extension SequenceExprSyntax {
    /// `problem as Leak`
    fileprivate var isCast: Bool {
        elements.count == 3 && elements.dropFirst().first!.is(UnresolvedAsExprSyntax.self)
    }
}
