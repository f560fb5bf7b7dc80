import SwiftSyntax

/// A loop that enters a `DispatchGroup`, calls a function and leaves the group in its handler, and what is done when all
/// have left:
///
///     let group = DispatchGroup()
///     for id in ids {
///         group.enter()
///         load(id: id) { user in
///             users.append(user)
///             group.leave()
///         }
///     }
///     group.notify(queue: .main) { completion(users) }
struct FanOut {
    let group: String
    /// Statements between the group's declaration and the loop.
    private(set) var before: [CodeBlockItemSyntax] = []
    let loop: CodeBlockItemSyntax
    /// `for id in ids`
    let header: String
    /// What the loop gives names to.
    let loopNames: Set<String>
    /// What is run over; nil where it is not an expression of its own.
    let sequence: ExprSyntax
    /// Statements in the loop in front of the call.
    let preparation: [CodeBlockItemSyntax]
    let call: FunctionCallExprSyntax
    let notify: FunctionCallExprSyntax

    /// Nil where the statements are anything else, or use the group in any other way.
    init?(_ statement: CodeBlockItemSyntax, rest: [CodeBlockItemSyntax]) {
        guard let group = statement.declaredGroup else { return nil }
        self.group = group
        var rest = rest
        if rest.last?.isBareReturn == true { rest.removeLast() }
        guard let last = rest.popLast(), let notify = last.item.as(FunctionCallExprSyntax.self),
            notify.isCall("notify", of: group), let loop = rest.popLast(), let parts = Loop(loop)
        else { return nil }
        (before, self.loop, self.notify) = (rest, loop, notify)
        (header, loopNames, sequence) = (parts.header, parts.names, parts.sequence)
        var statements = parts.statements
        guard let item = statements.popLast(), let call = item.item.as(FunctionCallExprSyntax.self) else { return nil }
        self.call = call
        guard let enter = statements.firstIndex(where: { $0.isCall("enter", of: group) }) else { return nil }
        statements.remove(at: enter)
        preparation = statements
        let inLoop = loop.tokens(viewMode: .sourceAccurate).count { $0.text == group }
        guard inLoop == 2, !(before + preparation).contains(where: { $0.mentions([group]) }),
            notify.tokens(viewMode: .sourceAccurate).count(where: { $0.text == group }) == 1
        else { return nil }
    }

    /// The statements of the call's handler, without the one that leaves the group; nil where that is not the last.
    func work(in closure: [CodeBlockItemSyntax]) -> (statements: [CodeBlockItemSyntax], mayReturn: Bool)? {
        var statements = closure
        if statements.last?.isCall("leave", of: group) == true {
            statements.removeLast()
            return (statements, false)
        }
        guard let first = statements.first?.item.as(DeferStmtSyntax.self), first.body.statements.count == 1,
            first.body.statements.first?.isCall("leave", of: group) == true
        else { return nil }
        return (Array(statements.dropFirst()), true)
    }

    /// What runs when all have left, and whether it runs on the main queue; nil if it runs on another queue.
    var end: (statements: [CodeBlockItemSyntax], isMain: Bool)? {
        guard let closure = notify.trailingClosure, closure.hasPlainCaptures, notify.arguments.count == 1,
            let queue = notify.arguments.first, queue.label?.text == "queue"
        else { return nil }
        switch queue.expression.queue {
        case .main: return (Array(closure.statements), true)
        case .caller, .pool: return (Array(closure.statements), false)
        case .own, .kept, .gathered: return nil
        }
    }
}

/// `for id in ids { … }` or `ids.forEach { id in … }`
private struct Loop {
    let header: String
    let names: Set<String>
    let sequence: ExprSyntax
    let statements: [CodeBlockItemSyntax]

    init?(_ item: CodeBlockItemSyntax) {
        if let node = item.item.as(ForStmtSyntax.self) {
            guard node.awaitKeyword == nil, node.tryKeyword == nil else { return nil }
            let condition = node.whereClause.map { " " + $0.trimmedDescription } ?? ""
            header = "for \(node.pattern.trimmedDescription) in \(node.sequence.trimmedDescription)\(condition)"
            names = PatternNames(in: node.pattern).names
            (sequence, statements) = (node.sequence, Array(node.body.statements))
            return
        }
        guard let call = item.item.as(FunctionCallExprSyntax.self), call.calledName == "forEach",
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, let closure = call.trailingClosure,
            call.arguments.isEmpty, closure.parameterNames.count == 1, let name = closure.parameterNames.first,
            closure.hasPlainCaptures, !closure.capturesSelfWeakly
        else { return nil }
        header = "for \(name) in \(base.trimmedDescription)"
        names = [name]
        (sequence, statements) = (base, Array(closure.statements))
    }
}

extension CodeBlockItemSyntax {
    /// The name in `let group = DispatchGroup()`.
    fileprivate var declaredGroup: String? {
        guard let variable = item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.initializer?.value.trimmedDescription == "DispatchGroup()"
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    fileprivate func isCall(_ name: String, of group: String) -> Bool {
        item.as(FunctionCallExprSyntax.self)?.isCall(name, of: group) ?? false
    }
}

extension FunctionCallExprSyntax {
    fileprivate func isCall(_ name: String, of group: String) -> Bool {
        calledExpression.trimmedDescription == "\(group).\(name)"
    }
}
