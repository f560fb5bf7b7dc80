import SwiftSyntax

/// `if let handler = completion { handler(image) }`: an answer does nothing if no call waits, so the condition can go.
struct UnwrappedAnswer {
    let call: FunctionCallExprSyntax
    /// The whole `if`, which the answer replaces.
    let statement: CodeBlockItemSyntax

    /// Nil where more hangs on it than an answer.
    ///
    /// - Parameter property: the name of what is unwrapped.
    init?(_ binding: OptionalBindingConditionSyntax, of property: String) {
        guard let branch = binding.parent?.parent?.parent?.as(IfExprSyntax.self), branch.conditions.count == 1,
            branch.elseBody == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let statement = branch.parent?.parent?.as(CodeBlockItemSyntax.self)
        else { return nil }
        let rest = branch.body.statements.filter { !$0.clears(property) }
        guard rest.count == 1, let answer = rest.first else { return nil }
        let uses = HandlerUses(of: [name], in: answer)
        guard uses.others.isEmpty, !uses.isRebound, uses.calls.count == 1, let call = uses.calls.first,
            call.trailingClosure == nil, call.parent?.id == answer.id
        else { return nil }
        self.call = call
        self.statement = statement
    }
}

extension IfExprSyntax {
    /// Those behind its head, a line each.
    var innerComments: String {
        let tokens = tokens(viewMode: .sourceAccurate)
        let inner = tokens.filter { $0.id != firstToken(viewMode: .sourceAccurate)?.id }
        let trailing = tokens.filter { $0.id != lastToken(viewMode: .sourceAccurate)?.id }
        let all =
            inner.map { ($0.positionAfterSkippingLeadingTrivia, $0.leadingTrivia.comments) }
            + trailing.map { ($0.endPosition, $0.trailingTrivia.comments) }
        return all.sorted { $0.0 < $1.0 }.flatMap { $0.1 }.map { $0 + "\n" }.joined()
    }
}
