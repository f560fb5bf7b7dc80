import OnceoverAnalysis

extension RulePage {
    package static let droppableCallback = RulePage(
        id: "droppable-callback",
        family: .leak,
        summary: "the callback that resumes may silently not run, because a reference is nil",
        flags: """
            A continuation or a handler can only be answered through a reference that may be nil. There are two forms:

            - `service?.fetch { continuation.resume() }`: if `service` is nil, nobody receives the closure.
            - `guard let self else { return }` in a callback that captures `self` weakly: the object may be gone when
              the callback runs.
            """,
        why: """
            Optional chaining and `[weak self]` are usually safe. For an obligation they mean that nobody answers once
            the object is gone. The user leaves the screen and its model is freed. Then the callback runs, finds `self`
            nil and returns. The caller waits forever. If the caller is a task, it stays suspended with everything that
            it holds. This depends on timing that tests do not have.
            """,
        example: """
            ```swift
            func refresh(completion: @escaping (Feed?) -> Void) {
                client.load { [weak self] feed in
                    guard let self else { return }  // gone: nobody answers
                    self.feed = feed
                    completion(feed)
                }
            }
            ```
            """,
        fix: """
            Answer even if the object is gone. Keep the work for the object under the condition, and move the answer out
            of it:

            ```swift
            func refresh(completion: @escaping (Feed?) -> Void) {
                client.load { [weak self] feed in
                    self?.feed = feed
                    completion(feed)
                }
            }
            ```

            For `service?.fetch { … }`, bind the service first, and resume in the `else` of that `guard`.
            """,
        limits: """
            If the completion handler itself is optional, it needs no call when it is nil: `completion?()` is correct.
            The rule does not know whether the reference can be nil at that moment. If something else keeps the object
            alive until the answer, say so in a suppression, or capture the object strongly. An `async` method that
            awaits its own continuation is not flagged, because its caller keeps the object until the method returns.
            """
    )
}
