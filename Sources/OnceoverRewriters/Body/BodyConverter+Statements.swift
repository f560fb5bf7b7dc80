import SwiftSyntax

extension BodyConverter {
    /// A statement that mentions the handler.
    func convertMention(
        _ statement: CodeBlockItemSyntax, in block: Block, isLast: Bool
    ) throws(Unconvertible) -> (texts: [StatementText], isEnd: Bool) {
        switch statement.item {
        case .stmt(let node): return try convert(node, statement, in: block, isLast: isLast)
        case .expr(let node): return try convert(node, statement, in: block, isLast: isLast)
        case .decl: throw .declared
        }
    }

    private func convert(
        _ node: StmtSyntax, _ statement: CodeBlockItemSyntax, in block: Block, isLast: Bool
    ) throws(Unconvertible) -> (texts: [StatementText], isEnd: Bool) {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let inner):
            return try convert(inner.expression, statement, in: block, isLast: isLast)
        case .returnStmt(let inner):
            guard let expression = inner.expression else { throw .goesOn }
            return try convert(expression, statement, in: block, isLast: true)
        case .guardStmt(let inner):
            let text = try convert(inner, in: block)
            return ([StatementText(statement.leadingComments + text, hasGap: StatementText(statement).hasGap)], false)
        case .doStmt(let inner):
            return ([try commented(convert(inner, in: block, isLast: isLast), statement)], isLast)
        case .forStmt, .whileStmt, .repeatStmt: throw .loop
        case .deferStmt: throw .deferred
        default: throw .inStatement
        }
    }

    private func convert(
        _ node: ExprSyntax, _ statement: CodeBlockItemSyntax, in block: Block, isLast: Bool
    ) throws(Unconvertible) -> (texts: [StatementText], isEnd: Bool) {
        if let inner = node.as(IfExprSyntax.self) {
            let (text, isEnd) = try convert(inner, in: block, isLast: isLast)
            return ([commented(text, statement)], isEnd)
        }
        if let inner = node.as(SwitchExprSyntax.self) {
            let (text, isEnd) = try convert(inner, in: block, isLast: isLast)
            return ([commented(text, statement)], isEnd)
        }
        if let discarded = node.discardedValue { return try convert(discarded, statement, in: block, isLast: isLast) }
        guard let call = node.strippedCall else {
            throw node.as(SequenceExprSyntax.self)?.assignment == nil ? .inExpression : .stored
        }
        guard isLast else { throw .goesOn }
        if let index = handlerIndex(calledBy: call) {
            return ([commented(try exit(call, handler: index, in: block), statement)], true)
        }
        if let closure = call.mainQueueClosure {
            return ([commented(try convertHop(closure, in: block), statement)], true)
        }
        var texts = try flatten(call, in: block)
        texts[0] = commented(texts[0].text, statement)
        return (texts, true)
    }

    private func commented(_ text: String, _ statement: CodeBlockItemSyntax) -> StatementText {
        StatementText(
            statement.leadingComments + text + statement.trailingComment, hasGap: StatementText(statement).hasGap)
    }

    /// Which of the handlers a call calls.
    func handlerIndex(calledBy call: FunctionCallExprSyntax) -> Int? {
        var callee = call.calledExpression
        while true {
            if let chain = callee.as(OptionalChainingExprSyntax.self) {
                callee = chain.expression
            } else if let force = callee.as(ForceUnwrapExprSyntax.self) {
                callee = force.expression
            } else {
                break
            }
        }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return handlers.firstIndex(of: name)
    }

    // MARK: - What stays as it is

    /// Whether code that does not mention the handler means the same in an async function.
    func checkVerbatim(_ statement: CodeBlockItemSyntax) throws(Unconvertible) {
        if statement.item.is(DeferStmtSyntax.self) { throw .deferred }
        let check = VerbatimCheck(calls: calls, mayReturn: outcome.values.isEmpty)
        check.walk(statement)
        if let reason = check.reason { throw reason }
    }

    /// Notes what a statement declares.
    func declare(_ statement: CodeBlockItemSyntax, in block: inout Block) {
        let names = DeclaredNames(in: statement) { self.isNeverNilCall($0) }
        locals.formUnion(names.all)
        known.subtract(names.all)
        known.formUnion(names.unwrapped)
        block.declared.formUnion(names.all)
    }
}

extension ExprSyntax {
    /// The call of a statement: behind `self?.`, in parentheses, with `try?` left alone.
    var strippedCall: FunctionCallExprSyntax? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return inner.expression.strippedCall
        }
        return nil
    }

    /// The call in `_ = call()`.
    var discardedValue: ExprSyntax? {
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.leftOperand.is(DiscardAssignmentExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self)
        {
            return infix.rightOperand
        }
        guard let assignment = self.as(SequenceExprSyntax.self)?.assignment,
            assignment.target.is(DiscardAssignmentExprSyntax.self)
        else { return nil }
        return assignment.value
    }
}

extension FunctionCallExprSyntax {
    /// The closure of `DispatchQueue.main.async { … }`.
    var mainQueueClosure: ClosureExprSyntax? {
        guard calledExpression.trimmedDescription.filter({ !$0.isWhitespace }) == "DispatchQueue.main.async",
            arguments.isEmpty, additionalTrailingClosures.isEmpty
        else { return nil }
        return trailingClosure
    }
}
