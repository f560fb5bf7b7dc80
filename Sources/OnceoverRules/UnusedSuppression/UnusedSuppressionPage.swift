import OnceoverAnalysis

extension RulePage {
    package static let unusedSuppression = RulePage(
        id: "unused-suppression",
        family: .housekeeping,
        summary: "a comment suppresses nothing, gives no reason or names no rule",
        flags: """
            A comment `// onceover:ignore <rule> -- <reason>` has one of these faults:

            - The rule finds nothing on the line of the comment.
            - The rule does not exist.
            - The comment gives no reason.
            """,
        why: """
            A suppression says that somebody looked at a finding and knows why it is wrong. A suppression that no longer
            suppresses anything would hide the next, real finding on that line. The next reader cannot judge a
            suppression without a reason.
            """,
        example: """
            ```swift
            func load(completion: @escaping () -> Void) {
                completion()  // onceover:ignore double-resume
            }
            ```
            """,
        fix: """
            Delete the comment, correct the name of the rule, or write the reason after ` -- `. A comment after code
            applies to its own line. A comment on a line of its own applies to the next line of code:

            ```swift
            func load(completion: @escaping () -> Void) {
                completion()
            }
            ```
            """,
        limits: """
            You cannot suppress this rule. Only `//` comments count. Text in a string literal is not a comment.
            """
    )
}
