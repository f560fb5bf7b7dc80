import SwiftSyntax

extension BodyLowering {
    /// An expression as a statement: a closure that is only written down does nothing.
    func lowerAndDrop(_ expression: ExprSyntax) {
        let value = lower(expression)
        if case .callable(let index) = value, callables[index].variable == nil {
            _ = materialize(value, at: Site(expression))
        }
    }

    func lower(_ expression: ExprSyntax) -> Operand {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return lowerReference(node)
        case .memberAccessExpr, .functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
            return lowerPostfix(expression)
        case .sequenceExpr(let node): return lowerSequence(ArraySlice(node.elements))
        case .closureExpr(let node): return .callable(makeCallable(.closure(node)))
        case .tupleExpr(let node): return lowerTuple(node)
        case .tryExpr(let node): return lowerTry(node, at: Site(node)) { lower(node.expression) }
        case .awaitExpr(let node): return awaiting { lower(node.expression) }
        case .unsafeExpr(let node): return lower(node.expression)
        case .ifExpr(let node): return lower(node)
        case .switchExpr(let node):
            lower(node)
            return .unknown
        case .nilLiteralExpr: return .nilLiteral
        case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
        case .stringLiteralExpr(let node):
            lowerInterpolations(node)
            return .some
        case .integerLiteralExpr, .floatLiteralExpr, .regexLiteralExpr, .keyPathExpr: return .some
        case .arrayExpr(let node): return lowerParts(node.elements.map(\.expression))
        case .dictionaryExpr(let node): return lower(node)
        case .asExpr(let node): return lower(node.expression)
        case .isExpr(let node): return lowerUnused(node.expression)
        case .borrowExpr(let node): return lower(node.expression)
        case .copyExpr(let node): return lower(node.expression)
        case .consumeExpr(let node): return lower(node.expression)
        case .inOutExpr(let node): return lower(node)
        case .prefixOperatorExpr(let node):
            if node.operator.text == "!" { return lowerLogicalNot(node) }
            return lowerUnused(node.expression)
        case .postfixOperatorExpr(let node): return lowerUnused(node.expression)
        case .infixOperatorExpr(let node): return lowerSequence([node.leftOperand, node.operator, node.rightOperand])
        case .ternaryExpr(let node): return lowerElements([node.condition, node.thenExpression, node.elseExpression])
        case .macroExpansionExpr(let node): return lowerElements(node.arguments.map(\.expression))
        case .genericSpecializationExpr(let node): return lower(node.expression)
        case .postfixIfConfigExpr(let node): return node.base.map { lower($0) } ?? .unknown
        case .superExpr: return .term(selfTerm)
        default: return .unknown
        }
    }

    private func awaiting(_ work: () -> Operand) -> Operand {
        let wasAwaited = frame.isAwaited
        frame.isAwaited = true
        defer { frame.isAwaited = wasAwaited }
        return work()
    }

    /// A name, with or without labels: `finish`, `finish(_:)`.
    func lowerReference(_ node: DeclReferenceExprSyntax) -> Operand {
        lowerName(node.baseName.text, at: Site(node))
    }

    /// A name that no scope of the body declares is a member of `self`, or global. Both are terms of `self` here, and so is the
    /// type itself: `Self.waiting`.
    func lowerName(_ name: String, at site: Site) -> Operand {
        switch scope.lookUp(name) {
        case .variable(let term)?: return .term(term)
        case .callable(let index)?: return .callable(index)
        case nil where name == "Self" || name == typeName: return .term(selfTerm)
        case nil:
            return .term(member(name, of: selfTerm))
        }
    }

    /// What stands for a member. A property that is only another name for one is that one.
    func member(_ name: String, of owner: TermID) -> TermID {
        let term = graph.terms.member(owner == selfTerm ? names.property(name) : name, of: owner)
        // What the call has given is what the constant is: the parts of the one are those of the other.
        if let result = namedResults[owner] { _ = graph.terms.member(name, of: result) }
        return term
    }

    private func lowerUnused(_ expression: ExprSyntax) -> Operand {
        _ = materialize(lower(expression), at: Site(expression))
        return .unknown
    }

    private func lowerTuple(_ node: TupleExprSyntax) -> Operand {
        if node.elements.count == 1, let only = node.elements.first { return lower(only.expression) }
        return .aggregate(node.elements.map { part(lower($0.expression), at: Site($0)) })
    }

    /// A closure in a tuple or a collection is stored there until code takes it out and calls it.
    private func part(_ value: Operand, at site: Site) -> Operand {
        if case .callable(let index) = value { .region(layOut(index, as: .kept, at: site)) } else { value }
    }

    /// Values that go where no path is followed.
    private func lowerElements(_ expressions: [ExprSyntax]) -> Operand {
        for expression in expressions {
            let value = materialize(lower(expression), at: Site(expression))
            for term in value.terms { graph.append(.escape(term, Site(expression))) }
        }
        return .some
    }

    private func lower(_ node: DictionaryExprSyntax) -> Operand {
        guard case .elements(let elements) = node.content else { return .some }
        return lowerParts(elements.flatMap { [$0.key, $0.value] })
    }

    /// The elements of a collection.
    private func lowerParts(_ expressions: [ExprSyntax]) -> Operand {
        for expression in expressions {
            for term in part(lower(expression), at: Site(expression)).terms {
                graph.append(.escape(term, Site(expression)))
            }
        }
        return .some
    }

    private func lower(_ node: InOutExprSyntax) -> Operand {
        let value = lower(node.expression)
        if case .term(let term) = value { graph.append(.forget(term, isCompound: true)) }
        return value
    }

    private func lowerLogicalNot(_ node: PrefixOperatorExprSyntax) -> Operand {
        switch lower(node.expression) {
        case .boolean(let value): return .boolean(!value)
        case let value:
            _ = materialize(value, at: Site(node))
            return .unknown
        }
    }

    /// Printing a value does nothing to it.
    private func lowerInterpolations(_ node: StringLiteralExprSyntax) {
        for case .expressionSegment(let segment) in node.segments {
            for argument in segment.expressions {
                let value = lower(argument.expression)
                if case .callable(let index) = value, callables[index].variable != nil { continue }
                _ = materialize(value, at: Site(argument))
            }
        }
    }

    func lowerTry(_ node: TryExprSyntax, at site: Site, _ work: () -> Operand) -> Operand {
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark?: return lowerOptionalTry(at: site, work)
        case .exclamationMark?:
            let (wasTried, wasForced) = (frame.isTried, frame.isForced)
            (frame.isTried, frame.isForced) = (false, true)
            defer { (frame.isTried, frame.isForced) = (wasTried, wasForced) }
            return work()
        default: return lowerTrying(node.tryKeyword, at: site, work)
        }
    }

    private func lower(_ node: IfExprSyntax) -> Operand {
        let (yes, no, join) = (graph.makeBlock(), graph.makeBlock(), graph.makeBlock())
        let site = Site(node.ifKeyword)
        inNewScope {
            lower(node.conditions, to: yes, .condition(holds: true), orTo: no, .condition(holds: false), site: site)
            start(yes)
            lower(node.body.statements)
            graph.connect(to: join, site: site)
        }
        start(no)
        switch node.elseBody {
        case .ifExpr(let next)?: _ = lower(next)
        case .codeBlock(let block)?: lower(block.statements)
        case nil: break
        }
        let missed = noneOfCases(comparedUntil: node)
        graph.connect(to: join, site: site, assuming: missed)
        start(join)
        return .unknown
    }
}
