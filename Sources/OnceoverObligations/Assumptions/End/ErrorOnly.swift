extension Assumption {
    /// `onError: (Error) -> Void`, which can be told of nothing else.
    static let errorOnly = Assumption(
        "error-only", .end, .demotes,
        AssumptionPage(
            takes: "A handler that takes nothing but an error need not be called where there is no error.",
            why: "There is nothing to tell it.",
            example: """
                func send(failure: @escaping (any Error) -> Void) {
                    radio.send { error in
                        if let error { failure(error) }
                    }
                }
                """,
            stillFound: "A path that goes on from an error.",
            costs: "A handler whose error is optional in spirit, and that callers wait for."),
        applies: { $0.isOfLostPart && $0.isOfNoError })
}

extension Case {
    fileprivate var isOfNoError: Bool {
        parameter?.tellsErrorAlone ?? false && !all.contains { about($0).isOfFailure }
    }
}
