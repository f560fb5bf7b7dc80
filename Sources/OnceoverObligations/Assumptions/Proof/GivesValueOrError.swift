extension Assumption {
    /// `load { chart, error in … }`, where it is not known what `load` passes to its closure.
    static let givesValueOrError = Assumption(
        "gives-value-or-error",
        completes: AssumptionPage(
            takes: "An unknown function is assumed to give its callback at least one of value and error.",
            why: """
                Objective-C methods that Swift imports as `async throws` follow this convention, and most Swift code \
                does, too.
                """,
            example: """
                loader.load { chart, error in
                    if let error { return completion(.failure(error)) }
                    if let chart { return completion(.success(chart)) }
                }
                """,
            stillFound: "A callback that does not test for an error, and a callback that a contract describes.",
            costs: "A function that gives neither: the caller waits forever."),
        where: { $0.body.suppositions.delivered?.isByConvention ?? false })
}
