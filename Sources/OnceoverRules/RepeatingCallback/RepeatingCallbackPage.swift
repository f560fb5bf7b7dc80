import OnceoverAnalysis

extension RulePage {
    package static let repeatingCallback = RulePage(
        id: "repeating-callback",
        family: .double,
        summary: "discharged in a callback that fires more than once, with no once-guard",
        flags: """
            A continuation, a handler or a promise is discharged in a callback that runs repeatedly by its contract.
            Examples are the state handler of a connection or a listener, a repeating timer, an observer of
            notifications or of a key path, `sink`, and the updates of a sensor. A table lists these callbacks. You can
            add your own rows in `.onceover.yml`.

            - A function of yours that calls its handler from such a callback counts as a repeating callback itself.
            - The rule also flags a repeating callback of a delegate that resumes a continuation which the object holds
              as a constant. Nothing shows there that the continuation has already been resumed.
            """,
        why: """
            The first call is the one you want, and in a test it is the only one. Later a connection that was ready
            fails, a timer fires again, or a property changes twice. The callback then resumes the continuation again. A
            checked continuation stops the program. An unsafe one corrupts memory.
            """,
        example: """
            ```swift
            func connect(_ connection: NWConnection) async throws {
                try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                    connection.stateUpdateHandler = { state in
                        switch state {
                        case .ready: continuation.resume()
                        case .failed(let error): continuation.resume(throwing: error)  // also after `.ready`
                        default: break
                        }
                    }
                    connection.start(queue: .main)
                }
            }
            ```
            """,
        fix: """
            Stop the source before you discharge, or let only the first call through:

            ```swift
            func connect(_ connection: NWConnection) async throws {
                try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                    connection.stateUpdateHandler = { state in
                        switch state {
                        case .ready:
                            connection.stateUpdateHandler = nil
                            continuation.resume()
                        case .failed(let error):
                            connection.stateUpdateHandler = nil
                            continuation.resume(throwing: error)
                        default: break
                        }
                    }
                    connection.start(queue: .main)
                }
            }
            ```

            For a publisher, put `first()` in front of `sink`.
            """,
        limits: """
            A source counts as stopped by each call that looks like it: `cancel`, `invalidate`, `stop…`, `remove…`, or a
            method of the type whose body does one of these. It also counts as stopped if the callback sets anything to
            nil. A source that nothing else refers to is stopped only by a call on the source, or by a call that
            receives it.

            If a function returns a publisher, the rule does not know whether it gives one value. A `sink` on such a
            publisher is not flagged. If a loop of the function repeats the call, the finding is a `double-resume`.

            A delegate callback that ends an interaction runs as often as the interaction was started, so it is not
            flagged. A delegate callback that reads or sets anything else of its object, or calls a method of it, may
            know that it runs once. It is not flagged either.
            """
    )
}
