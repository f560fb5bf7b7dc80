extension Assumption {
    /// `load { chart, error in … }`, where nobody knows what `load` gives.
    static let givesValueOrError = Assumption(
        "gives-value-or-error",
        completes: AssumptionPage(
            takes: """
                A callback of a method that nobody looked into gives a value or an error, as methods of Objective-C \
                do that Swift imports as `async throws`.
                """,
            why: "The convention is Objective-C's, and most Swift code keeps to it.",
            example: """
                loader.load { chart, error in
                    if let error { return completion(.failure(error)) }
                    if let chart { return completion(.success(chart)) }
                }
                """,
            stillFound: "A callback that asks for no error, and one that a contract describes.",
            costs: "A method that gives neither: the caller waits for ever."),
        where: { $0.flow.delivered?.isByConvention ?? false })
}
