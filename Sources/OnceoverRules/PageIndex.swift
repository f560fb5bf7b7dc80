import OnceoverAnalysis

/// The list of all rules, as Documentation/Rules/README.md holds it.
package enum PageIndex {
    package static var markdown: String {
        let rows = RuleCatalog.pages.map { "| [`\($0.id)`](\($0.id).md) | \($0.family.rawValue) | \($0.summary) |\n" }
        return """
            # Rules

            Each rule is named after the fault that it reports. `onceover explain <rule>` prints the same page.
            Scripts/rule-pages writes the pages from the source of each rule.

            These pages call a continuation, a completion handler or a promise an *obligation*: it must be *discharged*
            exactly once on each path, by a resume, a call or a completion. The family says what goes wrong. In a
            *leak*, a path does not discharge the obligation. In a *double*, a path discharges it twice. A rule for
            *housekeeping* is about comments and verdicts.

            | rule | family | flags |
            |---|---|---|
            \(rows.joined())
            """
    }
}
