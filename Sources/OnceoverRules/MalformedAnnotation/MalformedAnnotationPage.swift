import OnceoverAnalysis

extension RulePage {
    package static let malformedAnnotation = RulePage(
        id: "malformed-annotation",
        family: .housekeeping,
        summary: "a doc comment begins with `- Onceover:` but does not follow the grammar",
        flags: """
            A line `/// - Onceover: …` does not follow the grammar, or it names a parameter that the function does not
            have. The grammar has three parts:

            1. the name of the parameter
            2. `is called`
            3. one of `never`, `at most once`, `exactly once`, `any number of times` and `many times`

            Add `in place` if the function calls the closure before it returns.
            """,
        why: """
            An annotation says what a function does with a closure if its body does not show it. Examples are a
            requirement of a protocol, and a callback that is kept and called for each event. Onceover ignores an
            annotation that it cannot read, but its author believes that it works.
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
            Use the words of the grammar:

            ```swift
            protocol Ferry {
                /// - Onceover: arrival is called exactly once
                func cross(arrival: @escaping () -> Void)
            }
            ```
            """,
        limits: """
            An annotation applies to calls in its own module. It applies to calls in other modules if the function is
            public and `onceover unit` passes it on. For a function that is not yours, write a row in `.onceover.yml`.
            """
    )
}
