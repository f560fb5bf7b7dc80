import SwiftSyntax

/// `switch result { case .success(let value): … case .failure(let error): … }`, where nothing is behind it.
struct ResultSwitch {
    let value: String?
    let success: [CodeBlockItemSyntax]
    let error: String?
    let failure: [CodeBlockItemSyntax]

    /// Nil where the statements are anything else.
    init?(_ statements: [CodeBlockItemSyntax], on name: String) {
        guard statements.count == 1, let node = statements[0].item.switchExpression,
            node.subject.trimmedDescription == name, node.cases.count == 2
        else { return nil }
        var found: [String: (name: String?, statements: [CodeBlockItemSyntax])] = [:]
        for element in node.cases {
            guard case .switchCase(let one) = element, case .case(let label) = one.label,
                label.caseItems.count == 1, let item = label.caseItems.first, item.whereClause == nil,
                let (kind, bound) = item.pattern.resultCase, !ReadFinder(of: name, around: one).isFound
            else { return nil }
            found[kind] = (bound, one.statementsWithoutBreak)
        }
        guard let success = found["success"], let failure = found["failure"] else { return nil }
        (value, self.success) = success
        (error, self.failure) = failure
    }
}

extension CodeBlockItemSyntax.Item {
    var switchExpression: SwitchExprSyntax? {
        self.as(SwitchExprSyntax.self) ?? self.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    }

    var ifExpression: IfExprSyntax? {
        self.as(IfExprSyntax.self) ?? self.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }
}

extension SwitchCaseSyntax {
    fileprivate var statementsWithoutBreak: [CodeBlockItemSyntax] {
        let statements = Array(statements)
        return statements.last?.item.is(BreakStmtSyntax.self) == true ? Array(statements.dropLast()) : statements
    }
}

extension PatternSyntax {
    /// `.success(let value)`, `let .success(value)`, `.success`, `.success(_)`: the case, and the name that it gives.
    fileprivate var resultCase: (name: String, bound: String?)? {
        if let binding = self.as(ValueBindingPatternSyntax.self) {
            return binding.bindingSpecifier.tokenKind == .keyword(.let) ? binding.pattern.resultCase : nil
        }
        guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
            return (member.declName.baseName.text, nil)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
            let argument = call.arguments.first?.expression
        else { return nil }
        let name = member.declName.baseName.text
        if argument.is(DiscardAssignmentExprSyntax.self) { return (name, nil) }
        guard let pattern = argument.as(PatternExprSyntax.self)?.pattern else { return nil }
        if pattern.is(WildcardPatternSyntax.self) { return (name, nil) }
        let binding = pattern.as(ValueBindingPatternSyntax.self)
        if binding?.bindingSpecifier.tokenKind == .keyword(.var) { return nil }
        let inner = binding?.pattern ?? pattern
        if inner.is(WildcardPatternSyntax.self) { return (name, nil) }
        return inner.as(IdentifierPatternSyntax.self).map { (name, $0.identifier.text) }
    }
}
