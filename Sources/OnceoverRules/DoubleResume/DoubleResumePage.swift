import OnceoverAnalysis

extension RulePage {
    package static let doubleResume = RulePage(
        id: "double-resume",
        family: .double,
        summary: "one path resumes the continuation or calls the handler twice",
        flags: """
            One path resumes a continuation, or calls a completion handler, a second time. Typical causes:

            - A `return` is missing after the error case.
            - A call follows an `if` whose body has already called.
            - A `defer` resumes as well.
            - A loop resumes in each round.
            - A `catch` resumes although the closure inside the `try` has run.

            Of a pair of handlers, such as `success` and `failure`, a path may call one, once. If code takes a
            continuation out of a stored property, the rule follows the continuation and the observers of the property.
            It also follows continuations and promises that a function receives.

            A promise keeps its first result and ignores the rest. The rule flags a promise only if one run of a body
            completes it, or passes it to an API, and then completes it again.

            The finding stands at the second call, or at the first one if the code behind it always calls again. The
            path below the finding shows both.
            """,
        why: """
            It is a programming error to resume a continuation twice. A checked continuation stops the program with
            `tried to resume its continuation more than once`. An unsafe continuation corrupts memory. If a completion
            handler runs twice, nothing stops: a purchase is booked twice, or a screen is pushed twice. A caller that
            bridges the handler to `async` crashes far away from the cause.
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
            End the path after the first call, or make both calls branches of one decision:

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
            The rule knows four kinds of conditions that exclude each other: the same condition tested twice, a flag
            that is set with the call, an optional that is tested for nil, and the value and the error of one callback.
            It knows no other relations. For `count > 0` and `count == 0`, for example, it takes it that both may hold.
            Other rules cover a callback that runs more than once, two callbacks that race, and a stored continuation
            that is resumed again later.
            """
    )
}
