import OnceoverAnalysis

extension RulePage {
    package static let unusedSuppression = RulePage(
        id: "unused-suppression",
        family: .housekeeping,
        summary: "a comment suppresses nothing, gives no reason or names no rule",
        flags: """
            A comment `// onceover:ignore <rule> -- <reason>` whose rule finds nothing on the line it speaks for, whose
            rule does not exist, or that gives no reason.
            """,
        why: """
            A suppression says: somebody looked at this finding and knows why it is wrong. One that suppresses nothing
            any more waits to hide the next, real finding on that line. One without a reason cannot be judged by the
            next reader.
            """,
        example: """
            ```swift
            func load(completion: @escaping () -> Void) {
                completion()  // onceover:ignore double-resume
            }
            ```
            """,
        fix: """
            Delete the comment, or correct the name of the rule, or write the reason behind ` -- `. A comment behind
            code speaks for its own line, one on a line of its own for the line of code below it:

            ```swift
            func load(completion: @escaping () -> Void) {
                completion()
            }
            ```
            """,
        limits: """
            A suppression cannot be suppressed. Only `//` comments count; one in a string is a string.
            """
    )
}
