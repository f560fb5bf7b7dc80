import SwiftSyntax

extension BodyLowering {
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
            if isNilTestOrNegation(initializer.value) {
                return assignOutcome(of: initializer.value, to: declare(name, isWeak: isWeak), at: site)
            }
            let value = lower(initializer.value)
            if case .term(let chain) = value, binding.isOfOptionalVoid { assumeChainGivesValue(chain) }
            if case .callable(let index) = value { return bind(callable: index, name: name, at: site) }
            let term = declare(name, isWeak: isWeak)
            noteName(term, of: value, isConstant: isConstant)
            graph.append(.assign(term, literalValue(initializer.value, of: term) ?? value, site))
            passParts(of: value, labels: binding.labelsOfGivenTuple, to: term, at: site)
            noteElements(of: initializer.value, in: term, at: site)
        } else {
            let value = materialize(lower(initializer.value), at: site)
            if binding.pattern.is(WildcardPatternSyntax.self) {
                graph.append(.discard(value, site))
            } else {
                bind(match(binding.pattern, against: value), at: site)
            }
        }
    }

    private func noteName(_ name: TermID, of value: Operand, isConstant: Bool) {
        noteCount(value, named: name, isConstant: isConstant)
        noteUnstarted(value, named: name)
        guard case .term(let other) = value else { return }
        if graph.terms[other].isVariable { renamed.insert(name) }
        if choices.contains(other) { choices.insert(name) }
        if isConstant, graph.terms[other].kind == .callResult { namedResults[name] = other }
    }

    /// `let answer = lock.withLock { (true, waiting) }`: the parts of the tuple that a closure returns, by their numbers and by
    /// the labels that the closure or the name has written for them; `guard let answer`: the same parts.
    func passParts(of value: Operand, labels: [String?] = [], to name: TermID, at site: Site) {
        guard case .term(let source) = value else { return }
        let parts = partNames[source]?.map { ($0, $0) } ?? partsOfCall(source, labels: labels)
        if parts.isEmpty { return }
        for (part, label) in parts {
            let given = graph.terms.member(part, of: source)
            graph.append(.assign(graph.terms.member(label, of: name), .term(given), site))
        }
        partNames[name] = parts.map(\.1)
    }

    /// The numbers of what a closure returns in a tuple, each with the names that it gets: its number, and its label.
    private func partsOfCall(_ call: TermID, labels: [String?]) -> [(String, String)] {
        guard graph.terms[call].kind == .callResult else { return [] }
        let mentioned = graph.terms.partNumbers(of: call).filter { graph.terms.find("\($0)", of: call) != nil }
        return mentioned.flatMap { index in
            ["\(index)", labels.count > index ? labels[index] : nil].compactMap { $0 }.map { ("\(index)", $0) }
        }
    }

    /// `let isFirst = !done`, `let isCached = row != nil`: a name for what a condition says.
    func isNilTestOrNegation(_ value: ExprSyntax) -> Bool {
        if let prefix = value.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text == "!" }
        guard let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            case .binary(let name, _, let right) = split(ArraySlice(sequence.elements))
        else { return false }
        return ["==", "!="].contains(name) && right.first?.is(NilLiteralExprSyntax.self) == true
    }

    /// Both ways to go on know the condition and the name's value.
    private func assignOutcome(of condition: ExprSyntax, to term: TermID, at site: Site) {
        forkOnOutcome(of: condition, at: site) { graph.append(.assign(term, .boolean($0), site)) }
    }

    /// Says on both ways to go on what the condition's being true or false means, and joins them.
    func forkOnOutcome(of condition: ExprSyntax, at site: Site, _ say: (Bool) -> Void) {
        let blocks = (yes: graph.makeBlock(), no: graph.makeBlock(), join: graph.makeBlock())
        lower(condition, to: blocks.yes, .always, orTo: blocks.no, .always, site: site)
        for (block, value) in [(blocks.yes, true), (blocks.no, false)] {
            start(block)
            say(value)
            graph.connect(to: blocks.join, site: site)
        }
        start(blocks.join)
    }

    /// `let answer: Int` has no value yet; `var slot: T?` is nil.
    private func declareWithoutValue(_ binding: PatternBindingSyntax) {
        for name in boundNames(in: binding.pattern) {
            let term = declare(name)
            if isGivenName(name, behind: binding) { renamed.insert(term) }
            let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
            if isOptional { graph.append(.assign(term, .nilLiteral, Site(binding))) }
        }
    }

    /// Names a closure. Another name for a closure that has one already is its alias.
    private func bind(callable index: Int, name: String, at site: Site) {
        if callables[index].variable == nil {
            let term = graph.terms.addVariable(name)
            callables[index].variable = term
            graph.append(.assign(term, .some, site))
        }
        // What the closure itself calls by this name is what the name meant before.
        scope = Scope(parent: scope, isContinuation: true)
        scope.bind(name, to: .callable(index))
    }

    func lowerAssignment(
        _ left: ArraySlice<ExprSyntax>, _ name: String, _ right: ArraySlice<ExprSyntax>, at site: Site
    ) {
        guard name == "=" else {
            _ = drop(lowerSequence(right), right)
            if case .term(let target) = lowerSequence(left) {
                forgetCount(named: target)
                graph.compoundChanges.note(name, right, of: target)
                graph.append(.forget(target, isCompound: true))
            }
            return
        }
        if left.count == 1, left.first!.is(DiscardAssignmentExprSyntax.self) {
            graph.append(.discard(materialize(lowerSequence(right), at: site), site))
            return
        }
        assign(lowerSequence(right), to: left, orLiteral: right, at: site)
    }

    private func assign(
        _ value: Operand, to left: ArraySlice<ExprSyntax>, orLiteral right: ArraySlice<ExprSyntax>, at site: Site
    ) {
        if let name = left.first?.as(DeclReferenceExprSyntax.self)?.baseName.text, left.count == 1,
            case .callable(let index) = value, case .variable? = scope.own(name)
        {
            return bind(callable: index, name: name, at: site)
        }
        inChain(at: site) {
            // The chain of the whole assignment: `a?.b = c` assigns `a.b`, not what `a?.b` gives.
            let target = left.count == 1 ? lowerLink(left.first!) : lowerSequence(left)
            let kept = keep(value, in: target, at: site)
            switch target {
            case .term(let term):
                noteClosure(callable(in: value), in: term)
                forgetCount(named: term)
                let constant = right.count == 1 ? constantValue(right.first!, of: term) : nil
                graph.append(.assign(term, constant ?? kept, site))
            case .aggregate(let targets): assign(kept, toEach: targets, at: site)
            default: for term in kept.terms { graph.append(.escape(term, site)) }
            }
            return .unknown
        }
    }

    /// `(first, second) = (second, nil)`: all values are read before the first one is assigned.
    private func assign(_ value: Operand, toEach targets: [Operand], at site: Site) {
        let isTuple: Bool = if case .aggregate = value { true } else { false }
        let values = targets.indices.map { index in
            let value = element(index, of: value)
            guard isTuple, case .term(let part) = value else { return value }
            let read = graph.terms.addCallResult(of: "part")
            graph.append(.assign(read, .term(part), site))
            return .term(read)
        }
        for (target, value) in zip(targets, values) {
            guard case .term(let term) = target else {
                for term in value.terms { graph.append(.escape(term, site)) }
                continue
            }
            forgetCount(named: term)
            graph.append(.assign(term, value, site))
        }
    }

    /// A literal, or an object that is always there: `Radio.shared`.
    private func constantValue(_ value: ExprSyntax, of target: TermID) -> Operand? {
        if let literal = literalValue(value, of: target) { return literal }
        guard let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "shared",
            let type = member.base?.as(DeclReferenceExprSyntax.self), Call.isTypeName(type.baseName.text)
        else { return nil }
        return .some
    }

    /// A closure that is assigned to a property is laid out as that property's callback.
    private func keep(_ value: Operand, in target: Operand, at site: Site) -> Operand {
        guard case .callable(let index) = value else { return value }
        guard case .term(let property) = target, case .member(_, let name) = graph.terms[property].kind else {
            // What was another name for a handler runs the closure when it is called, or handed on.
            guard case .term(let variable) = target, renamed.contains(variable) else {
                return materialize(value, at: site)
            }
            return .region(layOut(index, as: .kept, at: site))
        }
        let isOwn = graph.terms[property].kind == .member(of: selfTerm, name: name) || name.hasPrefix("[")
        return .region(
            layOut(
                index, as: isOwn && !isInherited(name) ? .kept : .ofProperty(name, contracts: contracts),
                property: property, at: site))
    }

    /// Whether a property of the own type is one that a framework gave it: `extension NWPathMonitor`.
    private func isInherited(_ property: String) -> Bool {
        typeName.map { contracts.knows(property: property, of: $0) } ?? false
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
