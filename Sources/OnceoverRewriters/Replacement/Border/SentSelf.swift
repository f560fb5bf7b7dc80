import OnceoverDiagnostics
import SwiftParser
import SwiftSyntax

/// Gives `self` another name in a task: the compiler lets an object that is not `Sendable` into a task only by a name that
/// says that this is safe.
struct SentSelf {
    let name: String

    func text(_ task: String) -> String {
        let finder = SelfFinder(name)
        finder.walk(Parser.parse(source: task))
        return String(decoding: finder.edits.applied(to: Array(task.utf8)), as: UTF8.self)
    }
}

private final class SelfFinder: SyntaxVisitor {
    private let name: String
    private(set) var edits: [TextEdit] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    /// A closure that captures `self` captures what it is called here, and goes on calling it `self`.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let own = node.signature?.capture?.items.first { $0.name.text == "self" }
        guard let own else { return .visitChildren }
        if own.initializer == nil {
            let end = own.name.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(TextEdit(end..<end, with: " = \(name)"))
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.tokenKind == .keyword(.self) else { return .visitChildren }
        let start = node.baseName.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(TextEdit(start..<start + 4, with: name))
        return .visitChildren
    }
}
