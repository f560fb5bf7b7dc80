import OnceoverAnalysis

extension RulePage {
    package static let lostContinuation = RulePage(
        id: "lost-continuation",
        family: .leak,
        summary: "a pending stored continuation is overwritten or cleared without a resume",
        flags: """
            A stored property that holds a continuation, and is assigned while it may still hold one that waits: by a
            second caller that stores its own, by `waiting = nil` in a method that stops the work, by a state that is
            set back to idle, by `removeAll()`. So is the continuation of a stream that a caller was given, where the type
            finishes and clears it elsewhere.
            """,
        why: """
            Whoever awaited the old continuation waits for ever; nothing holds it any more, so nothing can resume it.
            It takes two callers at a time, or a cancel at the wrong moment, and tests have neither.
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
            Answer the one that waits before its place is taken, or refuse the new one, or keep them all:

            ```swift
            actor Gate {
                private var waiting: [CheckedContinuation<Void, Never>] = []

                func opened() async {
                    await withCheckedContinuation { waiting.append($0) }
                }
            }
            ```
            """,
        limits: """
            The methods of a type are followed within one file. That nobody calls a method twice at a time is not
            known: if it is so, say so in the code (`guard waiting == nil else { … }`), which also proves it. Of
            elements that are removed by a condition, nobody knows which they are.
            """
    )
}
