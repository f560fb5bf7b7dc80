extension Assumption {
    /// The page as `onceover explain` prints it and Documentation/Assumptions.md holds it.
    package var markdown: String {
        """
        ## \(id)

        \(page.takes)

        It \(effect.words).

        **Why.** \(page.why)

        ```swift
        \(page.example)
        ```

        **Still reported.** \(page.stillFound)

        **What it may miss.** \(page.costs)

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

            An assumption is something that Onceover takes for true and cannot show from your code. It has one of three
            effects:

            - It *demotes* a finding to a note. `--notes` shows the note.
            - It *excuses* a finding, which is then hidden. `--excused` shows the finding.
            - It *completes* a proof. The verdict is then *assumed*, and not *proved*.

            `onceover check --assumptions` counts how often each is used. `onceover explain NAME` prints one. You switch an
            assumption off in `.onceover.yml`:

            ```yaml
            assumptions:
              told-elsewhere: off
            ```

            Its findings then come back at their own level, and the verdicts that it completed become *unknown*.

            These pages use a few words in a fixed sense. A *handler* is a completion handler. Many assumptions also
            cover a continuation or a promise. A *path* is one way through a function. An *unknown function* is one for
            which Onceover has neither a contract nor a body.

            This page is written by Scripts/rule-pages from the source of each assumption.

            | assumption | effect | what is assumed |
            |---|---|---|
            \(rows.joined())

            \(AssumptionCatalog.all.map(\.markdown).joined(separator: "\n"))
            """
    }
}
