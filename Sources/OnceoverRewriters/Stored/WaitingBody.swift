import OnceoverDiagnostics
import SwiftSyntax

extension Candidate {
    /// For a body that stores its handler: the edits of the code that answers, and the new body, in which answers
    /// replace the other uses of the property.
    func waiting(
        _ options: BodyOptions, in project: Project, _ layout: FileLayout
    ) throws(Unconvertible) -> (candidate: Candidate, edits: StoredEdits?) {
        guard let stored else { return (self, nil) }
        if !options.isPlain, tellsUnsendable(project.index) { throw .unsendable }
        let edits = StoredEdits(
            stored, of: function, options, in: project.files[function.file], layout, project.index)
        guard let edits else { throw .storedAnswer }
        if edits.inside.isEmpty { return (self, edits) }
        var text = DeclarationText(Syntax(function.node), isMember: true)
        text.apply(edits.inside, ofFileFrom: function.node.position.utf8Offset)
        guard let node = text.declaration?.as(FunctionDeclSyntax.self) else { throw .storedAnswer }
        var result = self
        result.function = ProjectFunction(
            file: function.file, node: node, scope: function.scope, place: function.place)
        return (result, edits)
    }
}

extension BodyConverter {
    /// The statement that stores the handler, and all behind it, as a call that waits.
    func waiting(
        _ statement: CodeBlockItemSyntax, rest: [CodeBlockItemSyntax], in block: Block
    ) throws(Unconvertible) -> [StatementText]? {
        guard let waitingCall, statement.item.storesHandler(handlers) else { return nil }
        guard block.isLast else { throw .storedBeforeOthers }
        guard block.mayThrow || waitingCall.handler.outcome.failure == .never else { throw .storedInCatch }
        guard rest.allSatisfy({ HandlerUses(of: handlers, in: $0).isEmpty }) else { throw .storedAndCalled }
        for statement in rest where Exits(of: statement).hasThrow { throw .storedBeforeThrow }
        let start = (rest.map { StatementText($0) } + block.closingComments).joined
        var text = StatementText(statement.leadingComments + waitingCall.wait(start) + statement.trailingComment)
        text.hasGap = StatementText(statement).hasGap
        return [text] + (outcome.values.isEmpty ? [StatementText("return")] : [])
    }
}

extension CodeBlockItemSyntax.Item {
    /// Whether one of the handlers is put into a property.
    fileprivate func storesHandler(_ handlers: [String]) -> Bool {
        self.as(SequenceExprSyntax.self)?.storedName(of: handlers) != nil
    }
}

extension Unconvertible {
    static let storedAnswer = Unconvertible(
        reason: "it is not known what a call of the stored handler passes to it", isFinal: true)
    static let storedBeforeThrow = Unconvertible(
        reason: "code after the place that stores the handler may throw", isFinal: true)
    static let storedAndCalled = Unconvertible(
        reason: "code after the place that stores the handler calls it, too", isFinal: true)
    static let storedInCatch = Unconvertible(
        reason: "a `catch` around the place that stores the handler would catch its errors", isFinal: true)
    static let storedBeforeOthers = Unconvertible(
        reason: "the handler is stored in a block with code behind it", isFinal: true)
    static let unsendable = Unconvertible(
        reason: "a value that the stored handler receives cannot be sent to another thread", isFinal: true)
}
