import SwiftSyntax

/// Names that are declared first and given something further on: `let tell: (Int) -> Void`.
extension AssignmentLowering {
    /// Whether a name without a value is made another name for something further on: `tell = completion`.
    func isGivenName(_ name: String, behind binding: PatternBindingSyntax) -> Bool {
        var node = Syntax(binding)
        while let parent = node.parent, !parent.is(CodeBlockItemListSyntax.self) { node = parent }
        guard binding.typeAnnotation != nil, let statements = node.parent else { return false }
        let finder = NameAssignmentFinder(name)
        finder.walk(statements)
        return finder.isFound
    }
}

/// Looks for `name = other`.
private final class NameAssignmentFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].is(DeclReferenceExprSyntax.self),
            parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name
        {
            isFound = true
        }
        return isFound ? .skipChildren : .visitChildren
    }
}
