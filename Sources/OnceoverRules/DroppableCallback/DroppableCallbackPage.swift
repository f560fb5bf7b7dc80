import OnceoverAnalysis

extension RulePage {
    package static let droppableCallback = RulePage(
        id: "droppable-callback",
        family: .leak,
        summary: "the callback that resumes may silently not run, because a reference is nil",
        flags: """
            A continuation or a handler whose only way to its discharge leads through a reference that may be nil:
            `service?.fetch { continuation.resume() }`, where the closure is not even handed over when `service` is
            nil, and `guard let self else { return }` in a callback that captures `self` weakly, where the owner may be
            gone when the answer comes.
            """,
        why: """
            Optional chaining and `[weak self]` are written to be safe, and for everything else they are. For an
            obligation they mean: when the object has gone, nobody answers. The user leaves the screen, its model is
            freed, the callback comes back, finds `self` nil and returns; whoever asked waits for ever, and a task that
            does is suspended with all that it holds. It happens only under the timing that tests do not have.
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
            Answer whether or not the object is still there. What belongs to the object stays under the condition, the
            discharge does not:

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
            A completion handler that is itself optional needs no call when it is nil: `completion?()` is right.
            Whether the reference can be nil at that moment is not known; if something else keeps the object alive
            until the answer, say so in a suppression, or capture it strongly, which says it to everybody. An async method
            that awaits its own continuation has such a holder: whoever called it keeps the object until it returns.
            """
    )
}
