import OnceoverSignatures
import SwiftSyntax

extension Assumption {
    /// `func request(success: …, failure: …) -> URLRequest?`: who gets something may be the one who calls the
    /// handler.
    static let makerCallsLater = Assumption(
        "maker-calls-later", .end, .demotes,
        AssumptionPage(
            takes: """
                A function that calls its handler nowhere and returns something leaves the call to what it returns.
                """,
            why: "What it returns was made with the handler, or asks for it.",
            example: """
                func request(success: @escaping (Data) -> Void) -> Request {
                    Request(address)
                }
                """,
            stillFound: "The same for a function that returns nothing.",
            costs: "A handler that was forgotten in a function with a result."),
        applies: { $0.violation.isNever && $0.isOfMaker })
}

extension Case {
    /// Who gives something back may have others call the handler.
    fileprivate var isOfMaker: Bool {
        isOfFunction && [.handler, .handlerPair].contains(tracked.kind) && !tracked.isOfFramework && !declared.isAsync
            && declared.returnType.map { !$0.isVoid } ?? false
    }
}
