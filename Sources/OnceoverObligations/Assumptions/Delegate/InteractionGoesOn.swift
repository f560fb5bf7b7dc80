extension Assumption {
    /// A page that has loaded is not what is waited for where an address is that it leads to.
    static let interactionGoesOn = Assumption(
        "interaction-goes-on", onExit: .demotes,
        AssumptionPage(
            takes: "A delegate callback that ends an interaction is assumed to be followed by one that answers.",
            why: "The type answers in an optional callback, which comes in addition.",
            example: """
                func page(_ page: Page, didReceive address: Address) { waiting?.resume(returning: address) }
                func pageDidFinish(_ page: Page) {}
                """,
            stillFound: "A type that answers only in callbacks that end the interaction.",
            costs: "An optional callback that never comes: the caller waits forever."),
        applies: { $0.isMissing ? $0.leadsOn : $0.isPathOfExclusiveEnd })
}

extension ExitCase {
    /// A page that has loaded is not what is waited for where an address is that it leads to.
    fileprivate var leadsOn: Bool { exit.outcome == .success && others.contains { $0.outcome == .success } }

    fileprivate var isPathOfExclusiveEnd: Bool { !isForgotten && interaction.isExclusive && !others.isEmpty }
}
