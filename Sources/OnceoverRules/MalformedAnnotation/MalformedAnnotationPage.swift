import OnceoverAnalysis

extension RulePage {
    package static let malformedAnnotation = RulePage(
        id: "malformed-annotation",
        family: .housekeeping,
        summary: "a doc comment begins with `- Onceover:` and goes on in a way that nobody understands",
        flags: """
            A line `/// - Onceover: …` that does not follow the grammar, or that names a parameter which the function
            does not have. The grammar is: the parameter, `is called`, then `never`, `at most once`, `exactly once`,
            `any number of times` or `many times`, and `in place` where it is called before the function returns.
            """,
        why: """
            An annotation says what a function does with a closure where its body does not show it: a requirement of a
            protocol, a callback that is kept and called for each event. One that is not understood does nothing, and
            its author believes that it does.
            """,
        example: """
            ```swift
            protocol Ferry {
                /// - Onceover: arrival is called once
                func cross(arrival: @escaping () -> Void)
            }
            ```
            """,
        fix: """
            Write one of the words of the grammar:

            ```swift
            protocol Ferry {
                /// - Onceover: arrival is called exactly once
                func cross(arrival: @escaping () -> Void)
            }
            ```
            """,
        limits: """
            An annotation speaks for calls in its own module, and in others where its function is public and `onceover unit`
            tells of it. For a function that is not yours, write a row into `.onceover.yml`.
            """
    )
}
