import OnceoverAnalysis

extension RulePage {
    package static let staleContinuation = RulePage(
        id: "stale-continuation",
        family: .double,
        summary: "a stored continuation is resumed and not cleared, so the next callback resumes it again",
        flags: """
            A stored property holds a continuation, a completion handler or a promise. Some path discharges it and
            leaves it in the property. Typical cases:

            - `waiting?.resume()` without `waiting = nil`
            - an array whose continuations are resumed and that is not emptied
            - a state that keeps its payload
            - the wrong property set to nil

            A private list or dictionary may hold values with one handler each (`let completion: …`). The rule flags it
            if one method removes the value when it answers, and another method answers and does not remove it.
            """,
        why: """
            Delegates call back more often than you expect. A location manager sends more updates after the first fix,
            and a connection can fail after it was ready. The second callback finds the same continuation and resumes it
            again. A checked continuation stops the program. An unsafe one corrupts memory.
            """,
        example: """
            ```swift
            final class Scanner: ReaderDelegate {
                private var waiting: CheckedContinuation<Card, any Error>?

                func reader(_ reader: Reader, didRead card: Card) {
                    waiting?.resume(returning: card)  // still stored: the next card resumes it again
                }
            }
            ```
            """,
        fix: """
            Take the continuation out of the property first, and then discharge it:

            ```swift
            func reader(_ reader: Reader, didRead card: Card) {
                let waiting = waiting
                self.waiting = nil
                waiting?.resume(returning: card)
            }
            ```
            """,
        limits: """
            The rule follows the methods of a type within one file. A handler in a property is an obligation only if a
            method received it as its completion handler. If the owner of the object assigns it, it may be called any
            number of times. A handler that the object receives once, when it is made, may stay stored, unless a method
            takes it out or `deinit` calls it. A private method is not judged alone if its caller uses the property on a
            path through the call.
            """
    )
}
