extension Assumption {
    /// A page that has loaded is not what is waited for where an address is that it leads to.
    static let interactionGoesOn = Assumption(
        "interaction-goes-on", ruling: .delegate, .demotes,
        AssumptionPage(
            takes: "An end of an interaction that does not answer is followed by a callback that does.",
            why: "The type answers in an optional callback, which comes besides.",
            example: """
                func page(_ page: Page, didReceive address: Address) { waiting?.resume(returning: address) }
                func pageDidFinish(_ page: Page) {}
                """,
            stillFound: "A type that answers only at the ends.",
            costs: "The optional callback never comes."))
}
