import OnceoverDiagnostics
import SwiftSyntax

/// Finds the calls in a tree of functions that lose their handlers, but for those that are awaited already.
final class CallFinder: SyntaxVisitor {
    private let calls: ReplacementCalls
    private let names: Set<String>
    private(set) var found: [FamilyCall] = []

    init(_ calls: ReplacementCalls, in node: some SyntaxProtocol) {
        self.calls = calls
        names = calls.plan.survey.names
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledName, names.contains(name), !node.isAwaited, let call = calls.found(node) else {
            return .visitChildren
        }
        found.append(call)
        return .visitChildren
    }

    /// What is made of each call, but of those inside another of which something is made.
    func outermost<Failure: Error>(
        _ edits: (FamilyCall) throws(Failure) -> [TextEdit]
    ) throws(Failure) -> [TextEdit] {
        var result: [TextEdit] = []
        var end = 0
        for call in found where call.call.position.utf8Offset >= end {
            let made = try edits(call)
            if !made.isEmpty { end = call.call.endPosition.utf8Offset }
            result += made
        }
        return result
    }
}

extension FunctionCallExprSyntax {
    /// Whether `await` is in front, in the same statement.
    var isAwaited: Bool {
        var node = parent
        while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(ClosureExprSyntax.self) {
            if current.is(AwaitExprSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}
