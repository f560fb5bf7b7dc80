import OnceoverAnalysis

extension RulePage {
    package static let doubleResume = RulePage(
        id: "double-resume",
        family: .double,
        summary: "one path resumes the continuation or calls the handler twice",
        flags: """
            A path on which a continuation is resumed, or a completion handler called, a second time: most often a
            missing `return` behind the error case, a call behind an `if` that has called already, a `defer` that
            resumes as well, a loop that resumes in each round, or a `catch` that resumes although the closure inside the
            `try` has run. Of a pair of handlers, as `success` and `failure`,
            a path may call one, once. What is taken out of a stored property is followed on, with what the observers of the
            property do; so are continuations and promises that a function is given. A promise keeps what it is told first and
            ignores the rest, so it is flagged only where one run of a body completes it itself, or hands it to an API, and
            goes on to complete it again. The finding stands at the second call; the first is on the path listed below it.
            """,
        why: """
            Resuming a continuation twice is a programming error that Swift answers with a trap: a checked continuation
            stops the program with `tried to resume its continuation more than once`, an unsafe one corrupts memory.
            A completion handler that runs twice is worse in its way, because nothing stops: a purchase is booked
            twice, a screen is pushed twice, or the caller, who bridges it to `async`, crashes far away from the cause.
            """,
        example: """
            ```swift
            func load(_ url: URL, completion: @escaping (Data?, Error?) -> Void) {
                fetch(url) { data, error in
                    if let error {
                        completion(nil, error)  // a `return` is missing
                    }
                    completion(data, nil)
                }
            }
            ```
            """,
        fix: """
            End the path behind the first call, or make the calls branches of one decision:

            ```swift
            func load(_ url: URL, completion: @escaping (Data?, Error?) -> Void) {
                fetch(url) { data, error in
                    if let error {
                        completion(nil, error)
                        return
                    }
                    completion(data, nil)
                }
            }
            ```
            """,
        limits: """
            Conditions that cannot hold together are kept apart when they are the same condition, a flag that is set
            with the call, an optional tested for nil, or the value and the error of one callback. Other relations
            between conditions, as `count > 0` and `count == 0`, are not known: both may hold. That a callback fires
            more than once, that two callbacks race, or that a stored continuation is resumed again later is not seen
            by this rule.
            """
    )
}
