/// What an assumption takes for granted, in words: the source of `onceover explain` and of Documentation/Assumptions.md.
package struct AssumptionPage: Sendable {
    /// What it takes for granted: one sentence.
    package let takes: String
    /// Why that is likely, or what findings were like without it.
    package let why: String
    /// Swift code in which it rules.
    package let example: String
    /// What is still reported: the cases that look alike and are not covered.
    package let stillFound: String
    /// Which faults you miss, or see only as a note, where the assumption is wrong.
    package let costs: String

    package init(takes: String, why: String, example: String, stillFound: String, costs: String) {
        self.takes = takes
        self.why = why
        self.example = example
        self.stillFound = stillFound
        self.costs = costs
    }
}
