import OnceoverSignatures
import SwiftSyntax
import SwiftSyntaxMacros

extension RequestCancellation {
    /// What `cancelling:` asks for. Nil after a diagnostic that says why it cannot be done.
    init?(_ argument: ExprSyntax, of function: FunctionDeclSyntax, in context: some MacroExpansionContext) {
        guard let request = CancelledResult(argument) else {
            context.diagnose(.cancellingIsNotWritten, at: argument)
            return nil
        }
        guard let cancellation = RequestCancellation(of: function, by: request.action) else {
            context.diagnose(.nothingToCancel(function.name.text), at: argument)
            return nil
        }
        if let type = cancellation.withoutCancel {
            context.diagnose(.noCancel(type), at: argument)
            return nil
        }
        self = cancellation
    }
}

/// `.result`, or `.result` with a function that cancels, as the source writes them.
private struct CancelledResult {
    let action: String?

    init?(_ expression: ExprSyntax) {
        if expression.isResult {
            action = nil
        } else if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.isResult,
            let function = call.trailingClosure.map(ExprSyntax.init) ?? call.arguments.first?.expression
        {
            action = function.trimmedDescription
        } else {
            return nil
        }
    }
}

extension ExprSyntax {
    fileprivate var isResult: Bool { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "result" }
}
