import OnceoverAnalysis

extension RulePage {
    package static let lostContinuation = RulePage(
        id: "lost-continuation",
        family: .leak,
        summary: "a pending stored continuation is overwritten or cleared without a resume",
        flags: """
            A stored property holds a continuation that still waits, and an assignment drops it. Typical cases:

            - A second caller stores its own continuation in the same property.
            - A method that stops the work sets the property to nil.
            - A state that carries the continuation is set back to idle.
            - `removeAll()` empties a collection of continuations.

            The rule also flags the continuation of a stream that a caller has received, if the type finishes and clears
            this continuation in another place.
            """,
        why: """
            The caller that awaits the old continuation waits forever. Nothing holds the continuation any more, so
            nothing can resume it. The fault needs two callers at a time, or a cancellation at the wrong moment. Tests
            rarely have either.
            """,
        example: """
            ```swift
            actor Gate {
                private var waiting: CheckedContinuation<Void, Never>?

                func opened() async {
                    await withCheckedContinuation { waiting = $0 }  // a second caller drops the first
                }
            }
            ```
            """,
        fix: """
            Resume the old continuation before you store the new one, refuse the new one, or keep all of them. Code that
            keeps all of them must also resume all of them:

            ```swift
            actor Gate {
                private var waiting: [CheckedContinuation<Void, Never>] = []

                func opened() async {
                    await withCheckedContinuation { waiting.append($0) }
                }

                func open() {
                    let waiting = self.waiting
                    self.waiting = []
                    for continuation in waiting { continuation.resume() }
                }
            }
            ```
            """,
        limits: """
            The rule follows the methods of a type within one file. It assumes that a method may be called a second time
            before the first call is answered. If that cannot happen, say so in the code with
            `guard waiting == nil else { … }`, which also proves it. If the code removes elements by a condition, the
            rule cannot tell which elements are removed.
            """
    )
}
