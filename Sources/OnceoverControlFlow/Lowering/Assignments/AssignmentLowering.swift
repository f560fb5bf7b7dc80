import SwiftSyntax

/// Lays out what gives names and properties their values.
struct AssignmentLowering {
    let builder: BodyBuilder

    // What it leaves to others.
    var closureLowering: ClosureLowering { ClosureLowering(builder: builder) }
    var collections: Collections { Collections(builder: builder) }
    var conditionLowering: ConditionLowering { ConditionLowering(builder: builder) }
    var expressionLowering: ExpressionLowering { ExpressionLowering(builder: builder) }
    var literalCases: LiteralCases { LiteralCases(builder: builder) }
    var patternLowering: PatternLowering { PatternLowering(builder: builder) }
    var startedClosures: StartedClosures { StartedClosures(builder: builder) }

    func lower(_ node: VariableDeclSyntax) {
        let isWeak = node.modifiers.contains { $0.name.tokenKind == .keyword(.weak) }
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in node.bindings { lower(binding, isWeak: isWeak, isConstant: isConstant) }
    }

    private func lower(_ binding: PatternBindingSyntax, isWeak: Bool, isConstant: Bool) {
        guard let initializer = binding.initializer else { return declareWithoutValue(binding) }
        // A closure without a name cannot be called: `let _ = { … }`.
        if initializer.value.is(ClosureExprSyntax.self), binding.pattern.is(WildcardPatternSyntax.self) { return }
        let site = Site(binding)
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            if conditionLowering.isNilTestOrNegation(initializer.value) {
                return assignOutcome(of: initializer.value, to: builder.declare(name, isWeak: isWeak), at: site)
            }
            let value = expressionLowering.lower(initializer.value)
            if case .term(let chain) = value, binding.isOfOptionalVoid {
                expressionLowering.assumeChainGivesValue(chain)
            }
            if case .callable(let index) = value { return bind(callable: index, name: name, at: site) }
            let term = builder.declare(name, isWeak: isWeak)
            noteName(term, of: value, isConstant: isConstant)
            builder.graph.append(.assign(term, literalCases.literalValue(initializer.value, of: term) ?? value, site))
            passParts(of: value, labels: binding.labelsOfGivenTuple, to: term, at: site)
            collections.noteElements(of: initializer.value, in: term, at: site)
        } else {
            let value = closureLowering.materialize(expressionLowering.lower(initializer.value), at: site)
            if binding.pattern.is(WildcardPatternSyntax.self) {
                builder.graph.append(.discard(value, site))
            } else {
                patternLowering.bind(patternLowering.match(binding.pattern, against: value), at: site)
            }
        }
    }

    private func noteName(_ name: TermID, of value: Operand, isConstant: Bool) {
        collections.noteCount(value, named: name, isConstant: isConstant)
        startedClosures.noteUnstarted(value, named: name)
        guard case .term(let other) = value else { return }
        if builder.graph.terms[other].isVariable { builder.renamed.insert(name) }
        if builder.choices.contains(other) { builder.choices.insert(name) }
        if isConstant, builder.graph.terms[other].kind == .callResult { builder.namedResults[name] = other }
    }

    /// `let answer = lock.withLock { (true, waiting) }`: the parts of the tuple that a closure returns, by their numbers and by
    /// the labels that the closure or the name has written for them; `guard let answer`: the same parts.
    func passParts(of value: Operand, labels: [String?] = [], to name: TermID, at site: Site) {
        guard case .term(let source) = value else { return }
        let parts = builder.partNames[source]?.map { ($0, $0) } ?? partsOfCall(source, labels: labels)
        if parts.isEmpty { return }
        for (part, label) in parts {
            let given = builder.graph.terms.member(part, of: source)
            builder.graph.append(.assign(builder.graph.terms.member(label, of: name), .term(given), site))
        }
        builder.partNames[name] = parts.map(\.1)
    }

    /// The numbers of what a closure returns in a tuple, each with the names that it gets: its number, and its label.
    private func partsOfCall(_ call: TermID, labels: [String?]) -> [(String, String)] {
        guard builder.graph.terms[call].kind == .callResult else { return [] }
        let mentioned = builder.graph.terms.partNumbers(of: call).filter {
            builder.graph.terms.find("\($0)", of: call) != nil
        }
        return mentioned.flatMap { index in
            ["\(index)", labels.count > index ? labels[index] : nil].compactMap { $0 }.map { ("\(index)", $0) }
        }
    }

    /// Both ways to go on know the condition and the name's value.
    private func assignOutcome(of condition: ExprSyntax, to term: TermID, at site: Site) {
        conditionLowering.forkOnOutcome(of: condition, at: site) {
            builder.graph.append(.assign(term, .boolean($0), site))
        }
    }

    /// `let answer: Int` has no value yet; `var slot: T?` is nil.
    private func declareWithoutValue(_ binding: PatternBindingSyntax) {
        for name in patternLowering.boundNames(in: binding.pattern) {
            let term = builder.declare(name)
            if isGivenName(name, behind: binding) { builder.renamed.insert(term) }
            let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
            if isOptional { builder.graph.append(.assign(term, .nilLiteral, Site(binding))) }
        }
    }

    /// Names a closure. Another name for a closure that has one already is its alias.
    private func bind(callable index: Int, name: String, at site: Site) {
        if builder.callables[index].variable == nil {
            let term = builder.graph.terms.addVariable(name)
            builder.callables[index].variable = term
            builder.graph.append(.assign(term, .some, site))
        }
        // What the closure itself calls by this name is what the name meant before.
        builder.scope = Scope(parent: builder.scope, isContinuation: true)
        builder.scope.bind(name, to: .callable(index))
    }

    func lowerAssignment(
        _ left: ArraySlice<ExprSyntax>, _ name: String, _ right: ArraySlice<ExprSyntax>, at site: Site
    ) {
        guard name == "=" else {
            _ = expressionLowering.drop(expressionLowering.lowerSequence(right), right)
            if case .term(let target) = expressionLowering.lowerSequence(left) {
                builder.counts.forget(target)
                builder.graph.compoundChanges.note(name, right, of: target)
                builder.graph.append(.forget(target, isCompound: true))
            }
            return
        }
        if left.count == 1, left.first!.is(DiscardAssignmentExprSyntax.self) {
            builder.graph.append(
                .discard(closureLowering.materialize(expressionLowering.lowerSequence(right), at: site), site))
            return
        }
        assign(expressionLowering.lowerSequence(right), to: left, orLiteral: right, at: site)
    }

    private func assign(
        _ value: Operand, to left: ArraySlice<ExprSyntax>, orLiteral right: ArraySlice<ExprSyntax>, at site: Site
    ) {
        if let name = left.first?.as(DeclReferenceExprSyntax.self)?.baseName.text, left.count == 1,
            case .callable(let index) = value, case .variable? = builder.scope.own(name)
        {
            return bind(callable: index, name: name, at: site)
        }
        expressionLowering.inChain(at: site) {
            // The chain of the whole assignment: `a?.b = c` assigns `a.b`, not what `a?.b` gives.
            let target =
                left.count == 1 ? expressionLowering.lowerLink(left.first!) : expressionLowering.lowerSequence(left)
            let kept = keep(value, in: target, at: site)
            switch target {
            case .term(let term):
                closureLowering.noteClosure(value.closureNumber, in: term)
                builder.counts.forget(term)
                let constant = right.count == 1 ? constantValue(right.first!, of: term) : nil
                builder.graph.append(.assign(term, constant ?? kept, site))
            case .aggregate(let targets): assign(kept, toEach: targets, at: site)
            default: for term in kept.terms { builder.graph.append(.escape(term, site)) }
            }
            return .unknown
        }
    }

    /// `(first, second) = (second, nil)`: all values are read before the first one is assigned.
    private func assign(_ value: Operand, toEach targets: [Operand], at site: Site) {
        let isTuple: Bool = if case .aggregate = value { true } else { false }
        let values = targets.indices.map { index in
            let value = builder.element(index, of: value)
            guard isTuple, case .term(let part) = value else { return value }
            let read = builder.graph.terms.addCallResult(of: "part")
            builder.graph.append(.assign(read, .term(part), site))
            return .term(read)
        }
        for (target, value) in zip(targets, values) {
            guard case .term(let term) = target else {
                for term in value.terms { builder.graph.append(.escape(term, site)) }
                continue
            }
            builder.counts.forget(term)
            builder.graph.append(.assign(term, value, site))
        }
    }

    /// A literal, or an object that is always there: `Radio.shared`.
    private func constantValue(_ value: ExprSyntax, of target: TermID) -> Operand? {
        if let literal = literalCases.literalValue(value, of: target) { return literal }
        guard let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "shared",
            let type = member.base?.as(DeclReferenceExprSyntax.self), Call.isTypeName(type.baseName.text)
        else { return nil }
        return .some
    }

    /// A closure that is assigned to a property is laid out as that property's callback.
    private func keep(_ value: Operand, in target: Operand, at site: Site) -> Operand {
        guard case .callable(let index) = value else { return value }
        guard case .term(let property) = target, case .member(_, let name) = builder.graph.terms[property].kind else {
            // What was another name for a handler runs the closure when it is called, or handed on.
            guard case .term(let variable) = target, builder.renamed.contains(variable) else {
                return closureLowering.materialize(value, at: site)
            }
            return .region(closureLowering.layOut(index, as: .kept, at: site))
        }
        let isOwn =
            builder.graph.terms[property].kind == .member(of: builder.selfTerm, name: name) || name.hasPrefix("[")
        return .region(
            closureLowering.layOut(
                index, as: isOwn && !isInherited(name) ? .kept : .ofProperty(name, contracts: builder.contracts),
                property: property, at: site))
    }

    /// Whether a property of the own type is one that a framework gave it: `extension NWPathMonitor`.
    private func isInherited(_ property: String) -> Bool {
        builder.typeName.map { builder.contracts.knows(property: property, of: $0) } ?? false
    }
}

extension PatternBindingSyntax {
    /// `let asked: Void? = delegate?.mayPass()`: nil only if `delegate` is nil.
    fileprivate var isOfOptionalVoid: Bool {
        guard let type = typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType else { return false }
        if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
        return type.as(IdentifierTypeSyntax.self)?.name.text == "Void"
    }
}

extension PatternBindingSyntax {
    /// `won` and `waiting`, of `lock.withLock { () -> (won: Bool, waiting: Waiter?) in … }`, or of the type that it is given.
    fileprivate var labelsOfGivenTuple: [String?] {
        let signature = initializer?.value.as(FunctionCallExprSyntax.self)?.trailingClosure?.signature
        let type = typeAnnotation?.type ?? signature?.returnClause?.type
        let given = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        return given?.as(TupleTypeSyntax.self)?.elements.map { $0.firstName?.text } ?? []
    }
}
