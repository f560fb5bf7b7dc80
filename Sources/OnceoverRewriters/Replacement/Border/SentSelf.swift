import OnceoverDiagnostics
import SwiftParser
import SwiftSyntax

/// Gives `self` another name in a task: the compiler lets an object that is not `Sendable` into a task only by a name that
/// says that this is safe.
struct SentSelf {
    let name: String

    /// What has to stand in front of the task.
    var declaration: String { Self.opening + name + Self.closing }

    private static let opening = "nonisolated(unsafe) let "
    private static let closing = " = self"

    /// The name that a declaration gives `self`, as this one does, or that of a parameter, as `SentParameters` do.
    static func declared(by text: String) -> String? {
        guard text.hasPrefix(opening) else { return nil }
        let sides = text.dropFirst(opening.count).split(separator: " = ").map(String.init)
        return sides.count == 2 && ["self", sides[0]].contains(sides[1]) ? sides[0] : nil
    }

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

    /// Not `Depth.self`.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.tokenKind == .keyword(.self), !node.isMemberName else { return .visitChildren }
        let start = node.baseName.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(TextEdit(start..<start + 4, with: name))
        return .visitChildren
    }
}

/// Finds where code gives `self` or a parameter a name again that an earlier statement has given it, since each of two tasks
/// needs one.
final class RepeatedSelf: SyntaxVisitor {
    /// What leaves these declarations out.
    private(set) var edits: [TextEdit] = []
    /// The declarations that are seen from a statement, of each list of statements around it.
    private var seen: [Set<String>] = [[]]

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        seen.append(seen[seen.count - 1])
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockItemListSyntax) { seen.removeLast() }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        seen.append([])
        return .visitChildren
    }

    override func visitPost(_ node: MemberBlockSyntax) { seen.removeLast() }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard node.item.is(DeclSyntax.self), let name = SentSelf.declared(by: node.item.trimmedDescription) else {
            return .visitChildren
        }
        if !seen[seen.count - 1].insert(name).inserted, let next = node.nextToken(viewMode: .sourceAccurate) {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.append(TextEdit(start..<next.positionAfterSkippingLeadingTrivia.utf8Offset, with: ""))
        }
        return .skipChildren
    }
}
