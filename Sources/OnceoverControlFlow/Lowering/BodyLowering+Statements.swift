import SwiftSyntax

extension BodyLowering {
    /// Lays out a brace's statements in a scope of their own, with the `defer` blocks that they register.
    func lower(_ statements: CodeBlockItemListSyntax) {
        let outerDefers = defers.count
        inNewScope {
            bindLocalFunctions(in: statements)
            for item in statements where !graph.isFull { lower(item) }
            runDefers(downTo: outerDefers)
        }
        defers.removeLast(defers.count - outerDefers)
    }

    func lower(_ item: CodeBlockItemSyntax) {
        switch item.item {
        case .decl(let declaration): lower(declaration)
        case .stmt(let statement): lower(statement)
        case .expr(let expression): lowerAndDrop(expression)
        }
    }

    /// Local functions are visible before they are declared.
    private func bindLocalFunctions(in statements: CodeBlockItemListSyntax) {
        for item in statements {
            guard case .decl(let declaration) = item.item, let function = declaration.as(FunctionDeclSyntax.self) else {
                continue
            }
            bindCallable(.function(function), name: function.name.text)
        }
    }

    private func lower(_ declaration: DeclSyntax) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            lower(variable)
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            lower(conditional)
        }
    }

    private func lower(_ statement: StmtSyntax) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let wrapper): lowerAndDrop(wrapper.expression)
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
        defers.append((node.body.statements, scope))
        scope = Scope(parent: scope, isContinuation: true)
    }

    private func lower(_ labelled: LabeledStmtSyntax) {
        let label = labelled.label.text
        switch labelled.statement.as(StmtSyntaxEnum.self) {
        case .doStmt(let node): lower(node, label: label)
        case .forStmt(let node): lower(node, label: label)
        case .whileStmt(let node): lower(node, label: label)
        case .repeatStmt(let node): lower(node, label: label)
        case .expressionStmt(let wrapper):
            let join = graph.makeBlock()
            frame.jumps.append(
                Jump(
                    label: label, breakTarget: join, continueTarget: nil, isPlainBreakTarget: false,
                    defers: defers.count))
            lowerAndDrop(wrapper.expression)
            frame.jumps.removeLast()
            graph.connect(to: join, site: Site(labelled))
            start(join)
        default: lower(labelled.statement)
        }
    }

    private func lower(_ node: GuardStmtSyntax) {
        let passes = graph.makeBlock()
        let fails = graph.makeBlock()
        lower(node.conditions, to: passes, .guardPasses, orTo: fails, .guardFails, site: Site(node.guardKeyword))
        start(fails)
        lower(node.body.statements)
        // The compiler makes sure that the body leaves; where it ends in an unknown `Never` call, so does the path.
        start(passes)
    }

    private func lowerYield(_ node: YieldStmtSyntax) {
        if case .single(let expression) = node.yieldedExpressions { lowerAndDrop(expression) }
    }

    private func lower(_ node: ReturnStmtSyntax) {
        if let value = node.expression { lowerReturnedValue(value) }
        leave(to: frame.returnTarget, runningDefersDownTo: frame.returnDefers, at: Site(node))
    }

    /// `return .failure(error)`: the case is one of those that the caller receives.
    private func noteReturnedCase(_ expression: ExprSyntax) {
        guard frame.region == nil, let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
            member.declName.baseName.text != "init"
        else { return }
        _ = graph.caseNumber(member.declName.baseName.text)
    }

    func lowerReturnedValue(_ expression: ExprSyntax) {
        let site = Site(expression)
        if isNilTestOrNegation(expression) { return lowerReturnedOutcome(of: expression, at: site) }
        let value = returned(lower(expression), at: site)
        noteReturnedCase(expression)
        assign(value, to: frame.returnTerm, at: site)
        noteNothing(in: expression, givenTo: frame.returnTerm)
        graph.append(.returnValue(value, site))
    }

    /// A work item that is given back can be waited for, or cancelled: who runs it is decided elsewhere.
    private func returned(_ value: Operand, at site: Site) -> Operand {
        guard case .callable(let index) = value, callables[index].isWorkItem else {
            return materialize(value, at: site)
        }
        return .region(layOut(index, as: .kept, at: site))
    }

    /// `return !wasTaken`: the caller learns what the condition says.
    private func lowerReturnedOutcome(of condition: ExprSyntax, at site: Site) {
        forkOnOutcome(of: condition, at: site) { value in
            graph.append(.assign(frame.returnTerm, .boolean(value), site))
            graph.append(.returnValue(.boolean(value), site))
        }
    }

    /// Assigns a value and, where it is a tuple, its elements one by one.
    func assign(_ value: Operand, to target: TermID, at site: Site) {
        graph.append(.assign(target, value, site))
        guard case .aggregate(let parts) = value else { return }
        for (index, part) in parts.enumerated() {
            graph.append(.assign(graph.terms.member("\(index)", of: target), part, site))
        }
    }

    /// Runs the `defer` blocks between here and the target, and jumps.
    func leave(to target: Int, runningDefersDownTo depth: Int, at site: Site) {
        runDefers(downTo: depth)
        graph.connect(to: target, site: site)
        startUnreachable()
    }

    /// Lays out the pending `defer` blocks, last in, first out. They stay pending: another exit runs them too.
    func runDefers(downTo depth: Int) {
        let pending = defers
        let outerScope = scope
        let wasTried = frame.isTried
        // Where an error unwinds, the `try` that let it through does not cover what is deferred.
        frame.isTried = false
        while defers.count > depth, let last = defers.popLast() {
            scope = last.scope
            lower(last.body)
        }
        scope = outerScope
        defers = pending
        frame.isTried = wasTried
    }

    private func lowerBreak(_ label: String?, at site: Site) {
        let target = frame.jumps.last { jump in label.map { jump.label == $0 } ?? jump.isPlainBreakTarget }
        guard let target else { return }
        leave(to: target.breakTarget, runningDefersDownTo: target.defers, at: site)
    }

    private func lowerContinue(_ label: String?, at site: Site) {
        let target = frame.jumps.last { jump in
            jump.continueTarget != nil && (label.map { jump.label == $0 } ?? true)
        }
        guard let target, let header = target.continueTarget else { return }
        leave(to: header, runningDefersDownTo: target.defers, at: site)
    }

    /// A value in a place that has to keep it: a closure without a name is laid out there.
    func materialize(_ operand: Operand, at site: Site) -> Operand {
        guard case .callable(let index) = operand else { return operand }
        return .region(layOut(index, as: .callback, at: site))
    }
}
