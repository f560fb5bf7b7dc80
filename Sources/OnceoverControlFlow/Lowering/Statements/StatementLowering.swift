import SwiftSyntax

/// Lays out statements, one behind the other, with the `defer` blocks that they register.
struct StatementLowering {
    let builder: BodyBuilder

    // What it leaves to others.
    var assignmentLowering: AssignmentLowering { AssignmentLowering(builder: builder) }
    var canonicalTexts: CanonicalTexts { CanonicalTexts(builder: builder) }
    var closureLowering: ClosureLowering { ClosureLowering(builder: builder) }
    var collections: Collections { Collections(builder: builder) }
    var conditionLowering: ConditionLowering { ConditionLowering(builder: builder) }
    var errorPaths: ErrorPaths { ErrorPaths(builder: builder) }
    var expressionLowering: ExpressionLowering { ExpressionLowering(builder: builder) }
    var patternLowering: PatternLowering { PatternLowering(builder: builder) }

    /// Lays out a whole body; its last expression is its value where it is the only one.
    func lowerBody(_ statements: CodeBlockItemListSyntax, end: Site, returnsValue: Bool = true) {
        if let only = statements.first, statements.count == 1, case .expr(let value) = only.item, isValue(value) {
            returnsValue ? lowerReturnedValue(value) : lowerLast(value)
        } else {
            lower(statements)
        }
        builder.graph.connect(to: builder.frame.returnTarget, site: end)
    }

    /// Its value is not used.
    private func lowerLast(_ expression: ExprSyntax) {
        expressionLowering.lowerAndDrop(expression)
        builder.graph.append(.returnValue(.unknown, Site(expression)))
    }

    private func isValue(_ expression: ExprSyntax) -> Bool {
        !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
    }

    /// Lays out a brace's statements in a scope of their own, with the `defer` blocks that they register.
    func lower(_ statements: CodeBlockItemListSyntax) {
        let outerDefers = builder.defers.count
        builder.inNewScope {
            bindLocalFunctions(in: statements)
            for item in statements where !builder.graph.isFull { lower(item) }
            runDefers(downTo: outerDefers)
        }
        builder.defers.removeLast(builder.defers.count - outerDefers)
    }

    func lower(_ item: CodeBlockItemSyntax) {
        switch item.item {
        case .decl(let declaration): lower(declaration)
        case .stmt(let statement): lower(statement)
        case .expr(let expression): expressionLowering.lowerAndDrop(expression)
        }
    }

    /// Local functions are visible before they are declared.
    private func bindLocalFunctions(in statements: CodeBlockItemListSyntax) {
        for item in statements {
            guard case .decl(let declaration) = item.item, let function = declaration.as(FunctionDeclSyntax.self) else {
                continue
            }
            closureLowering.bindCallable(.function(function), name: function.name.text)
        }
    }

    private func lower(_ declaration: DeclSyntax) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            assignmentLowering.lower(variable)
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            lower(conditional)
        }
    }

    private func lower(_ statement: StmtSyntax) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let wrapper): expressionLowering.lowerAndDrop(wrapper.expression)
        case .guardStmt(let node): lower(node)
        case .returnStmt(let node): lower(node)
        case .throwStmt(let node): lower(node)
        case .deferStmt(let node): lower(node)
        case .doStmt(let node): lower(node, label: nil)
        case .forStmt(let node): lower(node, label: nil)
        case .whileStmt(let node): lower(node, label: nil)
        case .repeatStmt(let node): lower(node, label: nil)
        case .breakStmt(let node): lowerBreak(node.label?.text, at: Site(node))
        case .continueStmt(let node): lowerContinue(node.label?.text, at: Site(node))
        case .fallThroughStmt(let node): lowerFallthrough(at: Site(node))
        case .labeledStmt(let node): lower(node)
        case .yieldStmt(let node): lowerYield(node)
        default: break
        }
    }

    /// What is deferred does not see the names that are declared behind it.
    private func lower(_ node: DeferStmtSyntax) {
        builder.defers.append((node.body.statements, builder.scope))
        builder.scope = Scope(parent: builder.scope, isContinuation: true)
    }

    private func lower(_ labelled: LabeledStmtSyntax) {
        let label = labelled.label.text
        switch labelled.statement.as(StmtSyntaxEnum.self) {
        case .doStmt(let node): lower(node, label: label)
        case .forStmt(let node): lower(node, label: label)
        case .whileStmt(let node): lower(node, label: label)
        case .repeatStmt(let node): lower(node, label: label)
        case .expressionStmt(let wrapper):
            let join = builder.graph.makeBlock()
            builder.frame.jumps.append(
                Jump(
                    label: label, breakTarget: join, continueTarget: nil, isPlainBreakTarget: false,
                    defers: builder.defers.count))
            expressionLowering.lowerAndDrop(wrapper.expression)
            builder.frame.jumps.removeLast()
            builder.graph.connect(to: join, site: Site(labelled))
            builder.start(join)
        default: lower(labelled.statement)
        }
    }

    private func lower(_ node: GuardStmtSyntax) {
        let passes = builder.graph.makeBlock()
        let fails = builder.graph.makeBlock()
        conditionLowering.lower(
            node.conditions, to: passes, .guardPasses, orTo: fails, .guardFails, site: Site(node.guardKeyword))
        builder.start(fails)
        lower(node.body.statements)
        // The compiler makes sure that the body leaves; where it ends in an unknown `Never` call, so does the path.
        builder.start(passes)
    }

    func lower(_ node: IfExprSyntax) {
        let (yes, no, join) = (builder.graph.makeBlock(), builder.graph.makeBlock(), builder.graph.makeBlock())
        let site = Site(node.ifKeyword)
        builder.inNewScope {
            conditionLowering.lower(
                node.conditions, to: yes, .condition(holds: true), orTo: no, .condition(holds: false), site: site)
            builder.start(yes)
            lower(node.body.statements)
            builder.graph.connect(to: join, site: site)
        }
        builder.start(no)
        switch node.elseBody {
        case .ifExpr(let next)?: lower(next)
        case .codeBlock(let block)?: lower(block.statements)
        case nil: break
        }
        let missed = noneOfCases(comparedUntil: node)
        builder.graph.connect(to: join, site: site, assuming: missed)
        builder.start(join)
    }

    private func lowerYield(_ node: YieldStmtSyntax) {
        if case .single(let expression) = node.yieldedExpressions { expressionLowering.lowerAndDrop(expression) }
    }

    private func lower(_ node: ReturnStmtSyntax) {
        if let value = node.expression { lowerReturnedValue(value) }
        leave(to: builder.frame.returnTarget, runningDefersDownTo: builder.frame.returnDefers, at: Site(node))
    }

    /// `return .failure(error)`: the case is one of those that the caller receives.
    private func noteReturnedCase(_ expression: ExprSyntax) {
        guard builder.frame.region == nil, let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
            member.declName.baseName.text != "init"
        else { return }
        _ = builder.graph.caseNumber(member.declName.baseName.text)
    }

    func lowerReturnedValue(_ expression: ExprSyntax) {
        let site = Site(expression)
        if conditionLowering.isNilTestOrNegation(expression) { return lowerReturnedOutcome(of: expression, at: site) }
        let value = returned(expressionLowering.lower(expression), at: site)
        noteReturnedCase(expression)
        assign(value, to: builder.frame.returnTerm, at: site)
        collections.noteNothing(in: expression, givenTo: builder.frame.returnTerm)
        builder.graph.append(.returnValue(value, site))
    }

    /// A work item that is returned can be waited for or cancelled: the caller decides who runs it.
    private func returned(_ value: Operand, at site: Site) -> Operand {
        guard case .callable(let index) = value, builder.callables[index].isWorkItem else {
            return closureLowering.materialize(value, at: site)
        }
        return .region(closureLowering.layOut(index, as: .kept, at: site))
    }

    /// `return !wasTaken`: the caller learns what the condition says.
    private func lowerReturnedOutcome(of condition: ExprSyntax, at site: Site) {
        conditionLowering.forkOnOutcome(of: condition, at: site) { value in
            builder.graph.append(.assign(builder.frame.returnTerm, .boolean(value), site))
            builder.graph.append(.returnValue(.boolean(value), site))
        }
    }

    /// Assigns a value and, where it is a tuple, its elements one by one.
    func assign(_ value: Operand, to target: TermID, at site: Site) {
        builder.graph.append(.assign(target, value, site))
        guard case .aggregate(let parts) = value else { return }
        for (index, part) in parts.enumerated() {
            builder.graph.append(.assign(builder.graph.terms.member("\(index)", of: target), part, site))
        }
    }

    /// Runs the `defer` blocks between here and the target, and jumps.
    func leave(to target: Int, runningDefersDownTo depth: Int, at site: Site) {
        runDefers(downTo: depth)
        builder.graph.connect(to: target, site: site)
        builder.startUnreachable()
    }

    /// Lays out the pending `defer` blocks, last in, first out. They stay pending: another exit runs them too.
    func runDefers(downTo depth: Int) {
        let pending = builder.defers
        let outerScope = builder.scope
        let wasTried = builder.frame.isTried
        // Where an error unwinds, the `try` that let it through does not cover what is deferred.
        builder.frame.isTried = false
        while builder.defers.count > depth, let last = builder.defers.popLast() {
            builder.scope = last.scope
            lower(last.body)
        }
        builder.scope = outerScope
        builder.defers = pending
        builder.frame.isTried = wasTried
    }

    private func lowerBreak(_ label: String?, at site: Site) {
        let target = builder.frame.jumps.last { jump in label.map { jump.label == $0 } ?? jump.isPlainBreakTarget }
        guard let target else { return }
        leave(to: target.breakTarget, runningDefersDownTo: target.defers, at: site)
    }

    private func lowerContinue(_ label: String?, at site: Site) {
        let target = builder.frame.jumps.last { jump in
            jump.continueTarget != nil && (label.map { jump.label == $0 } ?? true)
        }
        guard let target, let header = target.continueTarget else { return }
        leave(to: header, runningDefersDownTo: target.defers, at: site)
    }
}
