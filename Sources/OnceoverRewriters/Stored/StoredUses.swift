import SwiftSyntax

/// Finds where a file uses a property that keeps a handler.
final class StoredUses: SyntaxVisitor {
    private let name: String
    /// The types around the property, outermost first.
    private let scope: [String]
    /// The names of a function's handlers.
    private let handlers: (FunctionDeclSyntax) -> [String]
    private(set) var found: [StoredUse] = []

    init(
        of name: String, in scope: [String], handlers: @escaping (FunctionDeclSyntax) -> [String],
        _ tree: some SyntaxProtocol
    ) {
        self.name = name
        self.scope = scope
        self.handlers = handlers
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name else { return .visitChildren }
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            note(member)
        } else if LocalDeclaration.of(name, at: node) == nil, isOwn(node) {
            add(ExprSyntax(node), receiver: "")
        }
        return .visitChildren
    }

    /// `if let completion` unwraps the property where nothing nearer has the name.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let bound = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        if node.initializer == nil, bound == name, LocalDeclaration.of(name, at: node) == nil, isOwn(node) {
            addUnwrapped(node, Syntax(node), receiver: "", otherwise: "asks whether a call waits")
        }
        return .visitChildren
    }

    private func note(_ member: MemberAccessExprSyntax) {
        switch member.base?.trimmedDescription {
        case "self"?, "self?"?:
            guard isOwn(member) else { return }
            add(ExprSyntax(member), receiver: "\(member.base?.trimmedDescription ?? "").")
        default: add(.other("may use that from outside"), Syntax(member), receiver: "")
        }
    }

    private func isOwn(_ node: some SyntaxProtocol) -> Bool { Syntax(node).enclosingTypes == scope }

    private func add(_ expression: ExprSyntax, receiver: String) {
        guard let kind = kind(of: expression) else {
            let node = Syntax(expression)
            if let binding = node.parent?.parent?.as(OptionalBindingConditionSyntax.self) {
                return addUnwrapped(binding, node, receiver: receiver, otherwise: "reads it")
            }
            return addTaken(TakenHandler(node), node, receiver: receiver, otherwise: "reads it")
        }
        add(kind, Syntax(expression), receiver: receiver)
    }

    /// What stands in an `if` that asks for nothing else, takes its place.
    private func addUnwrapped(
        _ binding: OptionalBindingConditionSyntax, _ node: Syntax, receiver: String, otherwise: String
    ) {
        guard let answer = UnwrappedAnswer(binding, of: name) else {
            return addTaken(TakenHandler(binding), node, receiver: receiver, otherwise: otherwise)
        }
        add(.answer(answer.call, answer.statement), node, receiver: receiver)
    }

    /// The calls under a local name are answers like others.
    private func addTaken(_ taken: TakenHandler?, _ node: Syntax, receiver: String, otherwise: String) {
        guard let taken, let calls = taken.calls(clearing: name) else {
            return add(.other(otherwise), node, receiver: "")
        }
        add(.take(taken.statement, taken.condition), node, receiver: receiver)
        for (call, statement) in calls { add(.answer(call, statement), Syntax(call), receiver: receiver) }
    }

    private func add(_ kind: StoredUse.Kind, _ node: Syntax, receiver: String) {
        found.append(
            StoredUse(kind: kind, node: node, receiver: receiver, member: node.enclosing(MemberBlockItemSyntax.self)))
    }

    // MARK: - What a use does

    /// Nil where it is only read.
    private func kind(of expression: ExprSyntax) -> StoredUse.Kind? {
        if let call = call(of: expression), let statement = call.ownStatement {
            guard call.trailingClosure == nil else { return .other("stores a closure there") }
            return .answer(call, statement)
        }
        if let (value, statement) = assignment(to: expression) {
            if value.is(NilLiteralExprSyntax.self) { return .forget(statement) }
            if isHandler(value) { return .store }
            return .other("stores something else there")
        }
        return nil
    }

    /// Whether an expression names the handler that the function around it was given.
    private func isHandler(_ value: ExprSyntax) -> Bool {
        guard let name = value.as(DeclReferenceExprSyntax.self),
            let function = LocalDeclaration.of(name.baseName.text, at: name)?.scope.as(FunctionDeclSyntax.self),
            function.parent?.is(MemberBlockItemSyntax.self) == true
        else { return false }
        return handlers(function).contains(name.baseName.text)
    }

    /// The call of a closure that may be nil: `completion?(image)` for `completion`.
    private func call(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
        var node = Syntax(expression)
        while let parent = node.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            node = parent
        }
        guard node.id != expression.id, let call = node.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == node.id
        else { return nil }
        return call
    }

    /// What a statement assigns to an expression, and the statement.
    private func assignment(to expression: ExprSyntax) -> (ExprSyntax, CodeBlockItemSyntax)? {
        guard let sequence = expression.parent?.parent?.as(SequenceExprSyntax.self),
            let statement = sequence.parent?.as(CodeBlockItemSyntax.self),
            let (target, value) = sequence.assignment, target.id == expression.id
        else { return nil }
        return (value, statement)
    }
}
