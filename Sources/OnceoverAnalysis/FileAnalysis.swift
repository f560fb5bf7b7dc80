/// What an analyzer made of one file.
package struct FileAnalysis: Sendable {
    package var findings = Findings()
    /// What the file could tell others.
    package var offers: Set<Offer> = []
    /// The names of facts in other files that might change the findings.
    package var asks: Set<Ask> = []
    /// The names of declarations in other files that the findings may depend on, among others.
    package var dependencies: Set<String> = []
    /// Whether only tests see what it declares.
    package var isOfTests = false
    /// Whether it would come out the same if this were known, so that the file need not be read again. An analyzer that does
    /// not say is asked again with whatever there is to know.
    package var stands: @Sendable (KnownFacts) -> Bool = { $0.isEmpty }

    /// What the file would answer, as far as that is known without opening it again; nil if it must be opened.
    package var foretell: @Sendable (Set<String>, KnownFacts) -> FactAnswer? = { _, _ in nil }

    package init() {}

    /// By no analyzer at all.
    package static let none: FileAnalysis = {
        var analysis = FileAnalysis()
        analysis.stands = { _ in true }
        analysis.foretell = { _, _ in FactAnswer.none }
        return analysis
    }()

    package mutating func merge(_ other: FileAnalysis) {
        stands = { [stands] known in stands(known) && other.stands(known) }
        foretell = { [foretell] names, known in
            guard var answer = foretell(names, known), let more = other.foretell(names, known) else { return nil }
            answer.merge(more)
            return answer
        }
        findings.merge(other.findings)
        // Of two that are merged one is empty as a rule, and to hash the other's names again takes time.
        offers = offers.isEmpty ? other.offers : offers.union(other.offers)
        asks = asks.isEmpty ? other.asks : asks.union(other.asks)
        dependencies.formUnion(other.dependencies)
        isOfTests = isOfTests || other.isOfTests
    }
}

/// What a file tells when it is asked.
package struct FactAnswer: Sendable {
    package var facts: [ModuleFact] = []
    /// What the answer might change by.
    package var asks: Set<Ask> = []
    /// Whether the same names would be answered in the same way if this were known, so that the file need not be asked
    /// again.
    package var stands: @Sendable (KnownFacts) -> Bool = { _ in false }

    package init() {}

    /// The analysis without any analyzer.
    package static let none: FactAnswer = {
        var answer = FactAnswer()
        answer.stands = { _ in true }
        return answer
    }()

    package mutating func merge(_ other: FactAnswer) {
        stands = { [stands] known in stands(known) && other.stands(known) }
        facts += other.facts
        asks.formUnion(other.asks)
    }
}
