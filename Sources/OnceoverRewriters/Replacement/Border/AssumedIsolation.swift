import OnceoverDiagnostics
import SwiftSyntax

/// `MainActor.assumeIsolated { … }` around all that a handler does. In a task on the main actor, there is nothing to assume,
/// and the compiler forbids to.
struct AssumedIsolation {
    private let closure: ClosureExprSyntax

    init(_ closure: ClosureExprSyntax) { self.closure = closure }

    /// Removes the call and keeps its closure's body; nil if there is no such call around.
    var edit: TextEdit? {
        guard closure.statements.count == 1, let item = closure.statements.first,
            let call = item.item.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "MainActor.assumeIsolated", call.arguments.isEmpty,
            let inner = call.trailingClosure, inner.signature == nil
        else { return nil }
        let lines = inner.statements.map { StatementText($0) }.joined
        let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
        let text = lines.indented(by: call.lineIndentation).drop { $0 == " " || $0 == "\t" }
        return TextEdit(start..<call.endPositionBeforeTrailingTrivia.utf8Offset, with: String(text))
    }
}
