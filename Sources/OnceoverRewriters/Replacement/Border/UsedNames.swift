import SwiftSyntax

/// The names that code uses or declares, but for labels and members of something.
final class UsedNames: PatternNames {
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isMemberName { names.insert(node.baseName.text) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        names.formUnion(node.parameterNames)
        return .visitChildren
    }
}
