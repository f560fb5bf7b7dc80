import OnceoverAnalysis

extension RulePage {
    package static let staleContinuation = RulePage(
        id: "stale-continuation",
        family: .double,
        summary: "a stored continuation is resumed and not cleared, so the next callback resumes it again",
        flags: """
            A continuation, a completion handler or a promise in a stored property that some path discharges without
            taking it out of the property: `waiting?.resume()` without `waiting = nil`, an array that is resumed and
            not emptied, a state that keeps its payload, the wrong property set to nil. Of a private list or dictionary of
            values that carry one each (`let completion: …`), what one method takes out as it answers and another leaves.
            """,
        why: """
            Delegates call back more often than one thinks: a location manager after the first fix, a connection that
            fails after it was ready. The second callback finds the same continuation and resumes it again. A checked
            continuation then stops the program; an unsafe one corrupts it.
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
            Take it out first, then discharge what was taken:

            ```swift
            func reader(_ reader: Reader, didRead card: Card) {
                let waiting = waiting
                self.waiting = nil
                waiting?.resume(returning: card)
            }
            ```
            """,
        limits: """
            The methods of a type are followed within one file. A handler in a property is an obligation only where a
            method was given it as its completion handler; one that owners assign may be called as often as they like.
            A handler that an object is made with, and no other, may stay: unless a method takes it out, or `deinit` calls it.
            A private method is not judged by itself where a caller has to do with the property on a path through its call.
            """
    )
}
