import SwiftSyntax

/// The names that code uses or declares, but for labels and members of something.
final class UsedNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isMemberName { names.insert(node.baseName.text) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        names.formUnion(node.parameterNames)
        return .visitChildren
    }
}
