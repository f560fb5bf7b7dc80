import SwiftSyntax

/// Statements that only answer a continuation with what a completion handler received.
final class HandlerAnswers: SyntaxVisitor {
    private let continuation: String
    /// Names of the values that the handler received, in the order of its parameters.
    private var told: [String: Int] = [:]
    private var isOnlyThat = true

    init(continuation: String, arguments: [String]) {
        self.continuation = continuation
        told = Dictionary(arguments.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        super.init(viewMode: .sourceAccurate)
    }

    func are(_ statements: CodeBlockItemListSyntax) -> Bool {
        isOnlyThat = !statements.isEmpty
        walk(statements)
        return isOnlyThat
    }

    private func fail() -> SyntaxVisitorContinueKind {
        isOnlyThat = false
        return .skipChildren
    }

    // MARK: - Names for what was told

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return fail() }
        guard let place = told[node.initializer?.value.trimmedDescription ?? name] else { return fail() }
        told[name] = place
        return .skipChildren
    }

    /// `case .success(let value)`
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        told[node.identifier.text] = 0
        return .skipChildren
    }

    // MARK: - Answers

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression.trimmedDescription
        if [".success", ".failure", ".some", ".none"].contains(callee) { return .visitChildren }
        if ["fatalError", "preconditionFailure"].contains(callee) { return .skipChildren }
        guard callee == "\(continuation).resume", node.trailingClosure == nil, node.arguments.allSatisfy(isTold) else {
            return fail()
        }
        return .skipChildren
    }

    private func isTold(_ argument: LabeledExprSyntax) -> Bool {
        let value = argument.expression
        switch argument.label?.text {
        case "with": return place(of: value) != nil
        case "throwing": return place(of: value.withoutAlternative) != nil
        case "returning": return value.trimmedDescription == "nil" || isAnswer(value)
        default: return false
        }
    }

    /// The values that the handler received, in their order; or none.
    private func isAnswer(_ value: ExprSyntax) -> Bool {
        if let (_, told) = value.resultCase { return told.map(isAnswer) ?? false }
        guard let tuple = value.as(TupleExprSyntax.self) else { return place(of: value) != nil }
        let places = tuple.elements.map { place(of: $0.expression) }
        return places.allSatisfy { $0 != nil } && places.compactMap { $0 } == places.compactMap { $0 }.sorted()
    }

    private func place(of value: ExprSyntax) -> Int? {
        let inner = value.as(ForceUnwrapExprSyntax.self)?.expression ?? value
        return inner.as(DeclReferenceExprSyntax.self).flatMap { told[$0.baseName.text] }
    }

    // MARK: - What would be more

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { fail() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { fail() }
}

extension ExprSyntax {
    /// `error` in `error ?? Missing()`.
    fileprivate var withoutAlternative: ExprSyntax {
        guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first,
            sequence.elements.dropFirst().first?.trimmedDescription == "??"
        else { return self }
        return first
    }
}

extension ClosureExprSyntax {
    /// What a closure calls its arguments; `$0` and so on where it gives them no names.
    var argumentNames: [String] { parameterNames.isEmpty ? (0..<9).map { "$\($0)" } : parameterNames }
}
