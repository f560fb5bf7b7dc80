import OnceoverSource
import SwiftSyntax

/// A line of a function's doc comment that begins with a marker.
package struct DocAnnotation: Sendable {
    /// What stands behind the marker.
    package let text: String
    /// 0-based UTF-8 offsets of the line in the file.
    package let range: Range<Int>
    /// The type that the function belongs to, by its own name.
    package let typeName: String?
    /// An initialiser's is its type's.
    package let functionName: String
    package let parameters: [(label: String?, name: String)]
    /// Whether other modules see the function.
    package let isPublic: Bool
}

/// Finds them, also at requirements of protocols, which have no bodies.
package enum DocAnnotations {
    /// - Complexity: O(bytes) for a file that has none.
    package static func all(in file: SourceFile, marker: String) -> [DocAnnotation] {
        guard file.words.contains(marker) else { return [] }
        let visitor = DocAnnotationVisitor(marker: marker)
        visitor.walk(file.tree)
        return visitor.found
    }
}

private final class DocAnnotationVisitor: SyntaxVisitor {
    private let marker: String
    private(set) var found: [DocAnnotation] = []

    init(marker: String) {
        self.marker = marker
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(from: Syntax(node), node.signature, name: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(from: Syntax(node), node.signature, name: type(around: Syntax(node)) ?? "init")
        return .visitChildren
    }

    private func add(from node: Syntax, _ signature: FunctionSignatureSyntax, name: String) {
        var offset = node.position.utf8Offset
        for piece in node.leadingTrivia {
            let end = offset + piece.sourceLength.utf8Length
            if case .docLineComment(let comment) = piece, let marked = comment.firstRange(of: marker) {
                found.append(
                    DocAnnotation(
                        text: String(comment[marked.upperBound...]), range: offset..<end,
                        typeName: type(around: node), functionName: name,
                        parameters: signature.parameterClause.parameters.map { parameter in
                            let isUnlabelled = parameter.firstName.tokenKind == .wildcard
                            return (
                                isUnlabelled ? nil : parameter.firstName.text,
                                (parameter.secondName ?? parameter.firstName).text
                            )
                        }, isPublic: node.isSeenByOtherModules))
            }
            offset = end
        }
    }

    private func type(around node: Syntax) -> String? {
        var current = node.parent
        while let parent = current {
            switch parent.as(SyntaxEnum.self) {
            case .classDecl(let type): return type.name.text
            case .structDecl(let type): return type.name.text
            case .enumDecl(let type): return type.name.text
            case .actorDecl(let type): return type.name.text
            case .protocolDecl(let type): return type.name.text
            case .extensionDecl(let type): return type.extendedType.trimmedDescription
            default: current = parent.parent
            }
        }
        return nil
    }
}
