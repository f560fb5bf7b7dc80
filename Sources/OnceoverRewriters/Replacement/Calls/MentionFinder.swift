import OnceoverSource
import SwiftSyntax

/// Finds the mentions of some names in a tree, in order.
final class MentionFinder: SyntaxVisitor {
    private let names: Set<String>
    private let places: WordPlaces?
    private(set) var found: [DeclReferenceExprSyntax] = []

    /// - Parameter places: where in the file the names may stand, so that nothing else is walked; nil if that is not
    ///   known.
    init(of names: Set<String>, in node: some SyntaxProtocol, places: WordPlaces? = nil) {
        self.names = names
        self.places = places
        super.init(viewMode: .sourceAccurate)
        if places?.isEmpty != true { walk(node) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.baseName.text) { found.append(node) }
        return .visitChildren
    }

    // MARK: - What need not be walked

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { enter(node) }

    private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        return places?.hasAny(in: range) ?? true ? .visitChildren : .skipChildren
    }
}
