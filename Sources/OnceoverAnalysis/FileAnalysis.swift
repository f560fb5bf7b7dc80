/// What an analyzer made of one file.
package struct FileAnalysis: Sendable {
    package var findings = Findings()
    /// What the file could tell others.
    package var offers: Set<Offer> = []
    /// What the findings might change by, if others told it.
    package var asks: Set<Ask> = []

    package init() {}

    package mutating func merge(_ other: FileAnalysis) {
        findings.merge(other.findings)
        offers.formUnion(other.offers)
        asks.formUnion(other.asks)
    }
}

/// What a file tells when it is asked.
package struct FactAnswer: Sendable {
    package var facts: [ModuleFact] = []
    /// What the answer might change by.
    package var asks: Set<Ask> = []

    package init() {}

    package mutating func merge(_ other: FactAnswer) {
        facts += other.facts
        asks.formUnion(other.asks)
    }
}
