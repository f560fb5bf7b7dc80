import OnceoverAnalysis

extension RulePage {
    package static let unknownVerdict = RulePage(
        id: "unknown-verdict",
        family: .housekeeping,
        summary: "under --strict: it could neither be proved nor refuted that this is discharged exactly once",
        flags: """
            With `onceover check --strict`, each continuation, handler or promise whose verdict is unknown, with the
            reason. Without `--strict` they are counted in the summary only.
            """,
        why: """
            Silence of a checker can mean that all is well, or that it could not tell. Onceover keeps the two apart:
            every obligation is proved, violated or unknown. A project that wants proof of all of them turns the
            unknown ones into findings.
            """,
        example: """
            ```swift
            func load(completion: @escaping () -> Void) {
                registry.add(completion)  // who calls it, and how often?
            }
            ```
            """,
        fix: """
            Call the handler where it can be seen, or follow the reason: often a helper in the same file, or a closure
            that calls the handler and is handed over in its place, is enough. Where the promise holds for a reason
            that code cannot show, write `// onceover:ignore unknown-verdict -- <reason>`.
            """,
        limits: """
            What is unknown shrinks from version to version, so `--strict` is best used with a fixed one.
            """
    )
}
