import SwiftSyntax

/// Looks for a `try` whose error leaves the code around it.
private final class UncaughtThrow: SyntaxVisitor {
    private(set) var isFound = false

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.catchClauses.contains(where: \.catchItems.isEmpty) else { return .visitChildren }
        for clause in node.catchClauses { walk(clause.body) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension [CodeBlockItemSyntax] {
    /// Whether an error may leave the statements.
    var mayThrow: Bool { contains { UncaughtThrow(in: $0).isFound } }
}
