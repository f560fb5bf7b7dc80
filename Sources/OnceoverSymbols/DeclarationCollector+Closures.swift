import SwiftSyntax

/// Closures outside all bodies: `static let live = Client(load: { id in … })`, `lazy var label = { … }()`, and those
/// that top-level code makes. Any code that has the closure may run it. So each closure is a body like a function's,
/// without a name.
extension DeclarationCollector {
    mutating func collectClosures(in node: some SyntaxProtocol) {
        guard bodyDepth == 0, has("{", in: node) else { return }
        for closure in outermostClosures(in: Syntax(node)) where !closure.statements.isEmpty {
            addUnnamed(closure.statements, closure.rightBrace, at: closure.leftBrace)
        }
    }

    private func outermostClosures(in node: Syntax) -> [ClosureExprSyntax] {
        if let closure = node.as(ClosureExprSyntax.self) { return [closure] }
        // What is declared there has bodies of its own.
        if node.is(MemberBlockSyntax.self) { return [] }
        return node.children(viewMode: .sourceAccurate).flatMap(outermostClosures)
    }
}
