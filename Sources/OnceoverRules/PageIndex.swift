import OnceoverAnalysis

/// The list of all rules, as Documentation/Rules/README.md holds it.
package enum PageIndex {
    package static var markdown: String {
        let rows = RuleCatalog.pages.map { "| [`\($0.id)`](\($0.id).md) | \($0.family.rawValue) | \($0.summary) |\n" }
        return """
            # Rules

            A rule is named for the bad pattern. `onceover explain <rule>` prints the same page. The pages are written
            by Scripts/rule-pages from the source of each rule.

            | rule | family | flags |
            |---|---|---|
            \(rows.joined())
            """
    }
}
