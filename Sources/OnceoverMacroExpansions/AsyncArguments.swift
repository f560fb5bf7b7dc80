import SwiftSyntax

/// What `@Async` is told.
struct AsyncArguments {
    /// As it is written, such as `.value`.
    let preference: String?
    let cancelling: ExprSyntax?

    init(_ node: AttributeSyntax) {
        preference = node.argument("preferring")?.trimmedDescription
        cancelling = node.argument("cancelling").flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
    }
}

extension AttributeSyntax {
    /// The argument with a label.
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        guard case .argumentList(let arguments) = arguments else { return nil }
        return arguments.first { $0.label?.text == label }?.expression
    }
}
