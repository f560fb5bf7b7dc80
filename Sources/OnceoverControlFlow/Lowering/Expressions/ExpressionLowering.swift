import SwiftSyntax

/// Lays out expressions, and says what value each has.
struct ExpressionLowering {
    let builder: BodyBuilder

    // What it leaves to others.
    var assignmentLowering: AssignmentLowering { AssignmentLowering(builder: builder) }
    var callLowering: CallLowering { CallLowering(builder: builder) }
    var canonicalTexts: CanonicalTexts { CanonicalTexts(builder: builder) }
    var closureLowering: ClosureLowering { ClosureLowering(builder: builder) }
    var collections: Collections { Collections(builder: builder) }
    var conditionLowering: ConditionLowering { ConditionLowering(builder: builder) }
    var errorPaths: ErrorPaths { ErrorPaths(builder: builder) }
    var literalCases: LiteralCases { LiteralCases(builder: builder) }
    var statementLowering: StatementLowering { StatementLowering(builder: builder) }

    /// An expression as a statement: a closure that is only written down does nothing.
    func lowerAndDrop(_ expression: ExprSyntax) {
        let value = lower(expression)
        if case .callable(let index) = value, builder.callables[index].variable == nil {
            _ = closureLowering.materialize(value, at: Site(expression))
        }
    }

    func lower(_ expression: ExprSyntax) -> Operand {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return lowerReference(node)
        case .memberAccessExpr, .functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
            return lowerPostfix(expression)
        case .sequenceExpr(let node): return lowerSequence(ArraySlice(node.elements))
        case .closureExpr(let node): return .callable(closureLowering.makeCallable(.closure(node)))
        case .tupleExpr(let node): return lowerTuple(node)
        case .tryExpr(let node): return errorPaths.lowerTry(node, at: Site(node)) { lower(node.expression) }
        case .awaitExpr(let node): return awaiting { lower(node.expression) }
        case .unsafeExpr(let node): return lower(node.expression)
        case .ifExpr(let node):
            statementLowering.lower(node)
            return .unknown
        case .switchExpr(let node):
            statementLowering.lower(node)
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
        case .superExpr: return .term(builder.selfTerm)
        default: return .unknown
        }
    }

    private func awaiting(_ work: () -> Operand) -> Operand {
        let wasAwaited = builder.frame.isAwaited
        builder.frame.isAwaited = true
        defer { builder.frame.isAwaited = wasAwaited }
        return work()
    }

    /// A name, with or without labels: `finish`, `finish(_:)`.
    func lowerReference(_ node: DeclReferenceExprSyntax) -> Operand {
        lowerName(node.baseName.text, at: Site(node))
    }

    /// A name that no scope of the body declares is a member of `self`, or global. Both are terms of `self` here, and so is the
    /// type itself: `Self.waiting`.
    func lowerName(_ name: String, at site: Site) -> Operand {
        switch builder.scope.lookUp(name) {
        case .variable(let term)?: return .term(term)
        case .callable(let index)?: return .callable(index)
        case nil where name == "Self" || name == builder.typeName: return .term(builder.selfTerm)
        case nil:
            return .term(builder.member(name, of: builder.selfTerm))
        }
    }

    private func lowerUnused(_ expression: ExprSyntax) -> Operand {
        _ = closureLowering.materialize(lower(expression), at: Site(expression))
        return .unknown
    }

    private func lowerTuple(_ node: TupleExprSyntax) -> Operand {
        if node.elements.count == 1, let only = node.elements.first { return lower(only.expression) }
        return .aggregate(node.elements.map { part(lower($0.expression), at: Site($0)) })
    }

    /// A closure in a tuple or a collection is stored there until code takes it out and calls it.
    private func part(_ value: Operand, at site: Site) -> Operand {
        if case .callable(let index) = value {
            .region(closureLowering.layOut(index, as: .kept, at: site))
        } else {
            value
        }
    }

    /// Values that go where no path is followed.
    private func lowerElements(_ expressions: [ExprSyntax]) -> Operand {
        for expression in expressions {
            let value = closureLowering.materialize(lower(expression), at: Site(expression))
            for term in value.terms { builder.graph.append(.escape(term, Site(expression))) }
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
                builder.graph.append(.escape(term, Site(expression)))
            }
        }
        return .some
    }

    private func lower(_ node: InOutExprSyntax) -> Operand {
        let value = lower(node.expression)
        if case .term(let term) = value { builder.graph.append(.forget(term, isCompound: true)) }
        return value
    }

    private func lowerLogicalNot(_ node: PrefixOperatorExprSyntax) -> Operand {
        switch lower(node.expression) {
        case .boolean(let value): return .boolean(!value)
        case let value:
            _ = closureLowering.materialize(value, at: Site(node))
            return .unknown
        }
    }

    /// Printing a value does nothing to it.
    private func lowerInterpolations(_ node: StringLiteralExprSyntax) {
        for case .expressionSegment(let segment) in node.segments {
            for argument in segment.expressions {
                let value = lower(argument.expression)
                if case .callable(let index) = value, builder.callables[index].variable != nil { continue }
                _ = closureLowering.materialize(value, at: Site(argument))
            }
        }
    }
}
