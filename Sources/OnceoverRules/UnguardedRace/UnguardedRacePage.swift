import OnceoverAnalysis

extension RulePage {
    package static let unguardedRace = RulePage(
        id: "unguarded-race",
        family: .double,
        summary: "two contexts that may run at the same time can both resume, with no atomic claim between them",
        flags: """
            Two pieces of code that may run at the same time can both discharge a continuation or a handler, for example
            a callback and a time-out, or a callback and `onCancel`. Typical cases:

            - `if !done { done = true; continuation.resume() }` on two queues
            - `waiting?.resume(); waiting = nil` in `onCancel` and in a delegate callback
            - several callbacks that a loop starts
            - a latch that tests and sets its flag without a lock
            - a value that is read under a lock, and cleared after the lock is released
            - a property that an actor opens to all threads with `nonisolated(unsafe)`

            In each case, no atomic step decides which one is first.
            """,
        why: """
            Both may read the flag before either of them sets it. This happens if the answer and the time-out come in
            the same microsecond. On your desk that is rare. With a million users it happens daily. The second resume
            stops the program.
            """,
        example: """
            ```swift
            func answer(within seconds: Double) async throws -> Int {
                try await withCheckedThrowingContinuation { continuation in
                    var done = false
                    ask { value in
                        if !done { done = true; continuation.resume(returning: value) }
                    }
                    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
                        if !done { done = true; continuation.resume(throwing: TimedOut()) }
                    }
                }
            }
            ```
            """,
        fix: """
            Take the continuation out under a lock, or test and set the flag in one atomic step. You can also let one
            serial queue or one actor run both:

            ```swift
            let waiting = Mutex<CheckedContinuation<Int, any Error>?>(continuation)
            ask { value in
                waiting.withLock { $0.take() }?.resume(returning: value)
            }
            ```
            """,
        limits: """
            A callback of an API with an unknown body is assumed to run on any thread. If it runs on the same serial
            queue as the other one, hop to that queue in the code. This also tells the reader.
            """
    )
}
