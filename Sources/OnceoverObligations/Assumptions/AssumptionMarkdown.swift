extension Assumption {
    /// The page as `onceover explain` prints it and Documentation/Assumptions.md holds it.
    package var markdown: String {
        """
        ## \(id)

        \(page.takes)

        Stage: \(stage.rawValue). It \(effect.words).

        **Why.** \(page.why)

        ```swift
        \(page.example)
        ```

        **Still found.** \(page.stillFound)

        **What it costs.** \(page.costs)

        """
    }
}

extension Assumption.Effect {
    fileprivate var words: String {
        switch self {
        case .demotes: "demotes a finding to a note"
        case .excuses: "hides a finding"
        case .completes: "completes a proof"
        }
    }
}

/// Documentation/Assumptions.md, made of the pages.
package enum AssumptionIndex {
    package static var markdown: String {
        let rows = AssumptionCatalog.all.map {
            "| [`\($0.id)`](#\($0.id)) | \($0.effect.rawValue) | \($0.page.takes) |\n"
        }
        return """
            # Assumptions

            An assumption is something that a verdict rests on and that the analysis has not established from the code. A
            finding that one demotes is a note: `--notes` shows it. A finding that one excuses is hidden: `--excused` shows it.
            A proof that one completes is *assumed*, not *proved*. `onceover check --assumptions` counts them, `onceover explain
            NAME` prints one, and `.onceover.yml` switches it off:

            ```yaml
            assumptions:
              told-elsewhere: off
            ```

            Then its findings come back at their own level, and the verdicts that it completed become unknown. This page is
            written by Scripts/rule-pages from the source of each assumption.

            | assumption | effect | what it takes for granted |
            |---|---|---|
            \(rows.joined())

            \(AssumptionCatalog.all.map(\.markdown).joined(separator: "\n"))
            """
    }
}
