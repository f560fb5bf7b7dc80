import SwiftSyntax

/// Where code mentions a function's handlers, past closures and functions that have parameters of the same names.
final class HandlerUses: SyntaxVisitor {
    private let names: Set<String>
    private(set) var calls: [FunctionCallExprSyntax] = []
    /// Mentions that are not calls: the handler is passed on, stored, or tested.
    private(set) var others: [DeclReferenceExprSyntax] = []

    init(of names: [String], in node: some SyntaxProtocol) {
        self.names = Set(names)
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    var isEmpty: Bool { calls.isEmpty && others.isEmpty && !isRebound }
    /// Whether `if let completion` or its like gives the name to something else.
    private(set) var isRebound = false
    /// Whether it is `if let completion` or its like that does.
    private(set) var isTested = false

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard names.contains(node.baseName.text), !node.isMemberName else { return .visitChildren }
        if let call = node.callOfIt { calls.append(call) } else { others.append(node) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.parameterNames.contains { names.contains($0) } ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        return parameters.contains { names.contains(($0.secondName ?? $0.firstName).text) }
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.identifier.text) {
            isRebound = true
            if node.parent?.is(OptionalBindingConditionSyntax.self) == true { isTested = true }
        }
        return .visitChildren
    }
}

extension DeclReferenceExprSyntax {
    /// The `load` of `store.load`.
    var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }

    /// The call `completion(…)`, `completion?(…)` or `completion!(…)`.
    var callOfIt: FunctionCallExprSyntax? {
        var node = Syntax(self)
        while let parent = node.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            node = parent
        }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
            return nil
        }
        return call
    }
}

extension ClosureExprSyntax {
    /// The names of its parameters; none where it uses `$0`.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        }
    }
}
