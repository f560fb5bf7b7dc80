extension Assumption {
    /// `onError: (Error) -> Void`, which can receive only an error.
    static let errorOnly = Assumption(
        "error-only", .end, .demotes,
        AssumptionPage(
            takes: "A handler that takes only an error need not be called if there is no error.",
            why: "Without an error there is nothing to pass to the handler.",
            example: """
                func send(failure: @escaping (any Error) -> Void) {
                    radio.send { error in
                        if let error { failure(error) }
                    }
                }
                """,
            stillFound: """
                A handler that some path with an error does not call. Its paths without an error are then reported, \
                too.
                """,
            costs: "A caller that waits for the handler although nothing failed."),
        applies: { $0.isOfLostPart && $0.isOfNoError })
}

extension Case {
    fileprivate var isOfNoError: Bool {
        parameter?.tellsErrorAlone ?? false && !all.contains { about($0).isOfFailure }
    }
}
