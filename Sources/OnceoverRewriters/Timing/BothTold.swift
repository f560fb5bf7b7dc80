import OnceoverSignatures
import SwiftSyntax

/// Whether a call of a handler may tell a value and an error, as far as it is written.
struct BothTold {
    let handler: CompletionHandler
    /// What is known of the functions that are called around it.
    let callee: (FunctionCallExprSyntax) -> CallbackTiming?

    func isTold(by call: FunctionCallExprSyntax) -> Bool {
        guard handler.shape == .optionalValuesOrError, call.arguments.count > 1, let error = call.arguments.last else {
            return false
        }
        let values = call.arguments.dropLast().filter { !$0.expression.is(NilLiteralExprSyntax.self) }
        guard !values.isEmpty, !error.expression.is(NilLiteralExprSyntax.self) else { return false }
        // A closure that passes on what it receives passes a value or an error, unless its caller passes both.
        guard let source = source(of: values.map(\.expression), around: call) else { return true }
        return callee(source)?.tellsBoth ?? false
    }

    /// The call whose closure has all the values for its arguments.
    private func source(of values: [ExprSyntax], around call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        let names = values.compactMap { $0.as(DeclReferenceExprSyntax.self)?.baseName.text }
        guard names.count == values.count else { return nil }
        var node: SyntaxProtocol = call
        while let closure = node.enclosing(ClosureExprSyntax.self) {
            if Set(closure.parameterNames).isSuperset(of: names) { return closure.callGivenIt }
            node = closure
        }
        return nil
    }
}
