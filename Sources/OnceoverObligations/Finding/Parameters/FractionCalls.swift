import SwiftSyntax

/// Calls of a closure in loops by which it is told a fraction of something, and no error: `handler(Float(done) / total, nil)`.
final class FractionCalls: SyntaxVisitor {
    private let name: String
    private var loops = 0
    private var areMade = false

    private init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    /// - Complexity: O(size of the body).
    static func areMade(of name: String, in body: CodeBlockItemListSyntax) -> Bool {
        let visitor = FractionCalls(of: name)
        visitor.walk(body)
        return visitor.areMade
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }

    private func enter() -> SyntaxVisitorContinueKind {
        loops += 1
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let callee = called.as(OptionalChainingExprSyntax.self)?.expression ?? called
        if loops > 0, callee.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
            node.arguments.first.map({ Self.isFraction($0.expression) }) ?? false,
            node.arguments.last?.expression.is(NilLiteralExprSyntax.self) ?? false
        {
            areMade = true
        }
        return .visitChildren
    }

    private static func isFraction(_ value: ExprSyntax) -> Bool {
        value.as(SequenceExprSyntax.self)?.elements.contains {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "/"
        } ?? false
    }
}
