import OnceoverSignatures
import SwiftSyntax

extension Assumption {
    /// `func request(success: …, failure: …) -> URLRequest?`: the caller that gets the value may be the one that calls
    /// the handler.
    static let makerCallsLater = Assumption(
        "maker-calls-later", .end, .demotes,
        AssumptionPage(
            takes: """
                A function that returns a value and never calls its handler is assumed to leave the call to that \
                value.
                """,
            why: "The value was made with the handler, or asks for the handler later.",
            example: """
                func request(success: @escaping (Data) -> Void) -> Request {
                    Request(address)
                }
                """,
            stillFound: """
                A function that returns nothing, an `async` function, and a handler that a framework passes to you.
                """,
            costs: "A handler that was forgotten in a function with a result."),
        applies: { $0.violation.isNever && $0.isOfMaker })
}

extension Case {
    /// A function that returns a value may leave the call of the handler to others.
    fileprivate var isOfMaker: Bool {
        isOfFunction && [.handler, .handlerPair].contains(tracked.kind) && !tracked.isOfFramework && !declared.isAsync
            && declared.returnType.map { !$0.isVoid } ?? false
    }
}
