extension Assumption {
    /// `var onError: (Error) -> Void`
    static let failureHandler = Assumption(
        "failure-handler", ruling: .delegate, .demotes,
        AssumptionPage(
            takes: "A stored handler whose name says that it hears of failures need not hear of a success.",
            why: "There is nothing to tell it.",
            example: """
                var onError: ((any Error) -> Void)?
                func manager(_ manager: Manager, didFailWith error: any Error) { onError?(error) }
                func managerDidFinish(_ manager: Manager) {}
                """,
            stillFound: "A handler of another name.",
            costs: "A handler that hears of all ends under such a name."))
}
