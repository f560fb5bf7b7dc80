import OnceoverVocabulary
import SwiftSyntax

/// How an async overload cancels the request that its function returns.
package struct RequestCancellation {
    /// What the source writes to cancel a request: a closure, or a function by its name. Nil: its own `cancel()`.
    package let action: String?
    /// The type of the request, as the source writes it.
    private let type: TypeSyntax

    /// Nil where the function returns nothing that could be cancelled.
    package init?(of function: FunctionDeclSyntax, by action: String? = nil) {
        guard let type = function.signature.returnClause?.type, !type.isVoid else { return nil }
        self.action = action
        self.type = type
    }

    /// Statements behind the call that returned `request`.
    ///
    /// - Parameter continuation: what has the method `onCancel`.
    package func statements(_ request: String, _ continuation: String, unit: String) -> String {
        let hold = "\(continuation).onCancel { \(cancel(request)) }"
        return type.optionalWrapped == nil ? hold : "if let \(request) {\n\(unit)\(hold)\n}"
    }

    private func cancel(_ request: String) -> String {
        if let action { return action.hasPrefix("{") ? "(\(action))(\(request))" : "\(action)(\(request))" }
        return returnsCancellation ? "\(request)()" : "\(request).cancel()"
    }

    /// Whether the request is a function that takes nothing: to call it is to cancel.
    private var returnsCancellation: Bool { HandlerType(type)?.parameters.isEmpty ?? false }

    /// The type, where it has no method `cancel()` for sure, and no other way was said. Nil where it may have one.
    package var withoutCancel: String? {
        guard action == nil, !returnsCancellation else { return nil }
        let type = type.optionalWrapped ?? type
        let isPlain =
            HandlerType(type) != nil || type.is(TupleTypeSyntax.self) || type.is(ArrayTypeSyntax.self)
            || type.is(DictionaryTypeSyntax.self) || Vocabulary.plainRequestTypes.contains(type.trimmedDescription)
        return isPlain ? type.trimmedDescription : nil
    }
}
