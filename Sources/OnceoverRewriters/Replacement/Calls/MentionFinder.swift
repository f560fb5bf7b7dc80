import OnceoverSource
import SwiftSyntax

/// Finds the mentions of some names in a tree, in order.
final class MentionFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [DeclReferenceExprSyntax] = []

    init(of names: Set<String>, in node: some SyntaxProtocol) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.baseName.text) { found.append(node) }
        return .visitChildren
    }
}
