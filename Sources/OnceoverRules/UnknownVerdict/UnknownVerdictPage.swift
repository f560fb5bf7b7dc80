import OnceoverAnalysis

extension RulePage {
    package static let unknownVerdict = RulePage(
        id: "unknown-verdict",
        family: .housekeeping,
        summary: "under --strict: Onceover cannot prove or refute that this is discharged exactly once",
        flags: """
            With `onceover check --strict`, each continuation, handler or promise whose verdict is *unknown* becomes a
            finding, with the reason. Without `--strict`, the summary only counts them.
            """,
        why: """
            A checker that reports nothing may have found no fault, or it may not have been able to tell. Onceover
            separates the two: each obligation is proved, assumed, violated or unknown. If your project wants a proof of
            each obligation, `--strict` turns the unknown verdicts into findings.
            """,
        example: """
            ```swift
            func load(completion: @escaping () -> Void) {
                registry.add(completion)  // who calls it, and how often?
            }
            ```
            """,
        fix: """
            Call the handler where Onceover can see the call, or follow the reason. Often a helper in the same file is
            enough. A closure that calls the handler, passed on instead of the handler itself, often helps, too. If a
            property stores the handler, let the same type call and clear it, and mend the findings on the property. If
            the code cannot show why the handler is called once, write `// onceover:ignore unknown-verdict -- <reason>`.
            """,
        limits: """
            Each version of Onceover leaves fewer verdicts unknown, so use `--strict` with a fixed version.
            """
    )
}
