import OnceoverAnalysis

extension RulePage {
    package static let repeatingCallback = RulePage(
        id: "repeating-callback",
        family: .double,
        summary: "discharged in a callback that fires more than once, with no once-guard",
        flags: """
            A continuation, a handler or a promise that is discharged in a callback which comes again and again by its
            contract: the state handler of a connection or a listener, a repeating timer, an observer of notifications
            or of a key path, `sink`, a sensor's updates. Which callbacks do is a table; your own rows go into
            `.onceover.yml`. A function of yours that calls its handler from such a callback is one, too. So is a
            delegate's callback that comes again and resumes a continuation which its object holds as a constant: nothing
            shows there that it has been resumed.
            """,
        why: """
            The first call is the one that was wanted, and in a test it is the only one. A connection that was ready
            fails an hour later, a timer ticks again, a property changes twice: the callback resumes a continuation that
            has been resumed. A checked continuation then stops the program; an unsafe one corrupts it.
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

            For a publisher, `first()` in front of `sink` does it.
            """,
        limits: """
            A source counts as stopped by any call that looks like it (`cancel`, `invalidate`, `stop…`, `remove…`, a
            method of the type's own whose body does so), and by setting anything to nil in the callback; a source that
            nobody else has, only by a call that is made on it or given it. Of a publisher
            that a function returns it is not known whether it gives one value, so `sink` behind it is not flagged. A call
            that a loop of the function repeats is a `double-resume`. A delegate's callback by which an interaction ends
            comes as often as that was asked for, and one that asks or sets anything else of its object, or calls a method
            of it, may know that it comes once: neither is flagged.
            """
    )
}
