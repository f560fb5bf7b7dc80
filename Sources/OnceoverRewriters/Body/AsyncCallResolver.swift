import OnceoverSignatures
import SwiftSyntax

/// What is known of the functions that a body calls.
protocol AsyncCallResolver {
    /// The async form of the function that a call with a handler calls; nil where there is none, or where it is not known
    /// which function that is.
    func asyncForm(of call: FunctionCallExprSyntax) -> AsyncCall?

    /// Whether async code would choose another function for a call as it stands: one that has to be awaited.
    func hasAsyncOverload(_ call: FunctionCallExprSyntax) -> Bool

    /// When and where the function that a call calls calls back; nil where it is none of the project that is known.
    func timing(of call: FunctionCallExprSyntax) -> CallbackTiming?

    /// Whether the result of a call cannot be nil, as the project declares what is called.
    func isNeverNil(_ call: FunctionCallExprSyntax) -> Bool
}

extension CompletionHandler {
    /// How many arguments the handler is given, but that one `Void` is none.
    var argumentCount: Int { shape == .done ? 0 : types[0].parameters.count }
}

/// A call that can be awaited.
struct AsyncCall {
    /// Of the function that is called.
    let handler: CompletionHandler
    /// What is given for the handler: a closure, or the name of another handler.
    let argument: Argument

    enum Argument {
        case closure(ClosureExprSyntax)
        case name(DeclReferenceExprSyntax)

        /// Where the types of a generic function stand in it alone, they would go with it.
        var isClosure: Bool { if case .closure = self { true } else { false } }
    }

    /// The call without it: `store.load(id: 1)`.
    let text: String
    /// The function's name, where nothing is in front of it: a variable of that name would hide it.
    let bareName: String?
    /// What has to be in front of it in a closure that escapes: `self.`, `Self.` or nothing.
    var receiver = ""
    /// Where the function calls back.
    let queues: CallbackQueues
    /// Whether the function keeps calls in their order, and its async form may not.
    var losesStep = false
}
