import OnceoverAnalysis

extension RulePage {
    package static let unguardedRace = RulePage(
        id: "unguarded-race",
        family: .double,
        summary: "two contexts that may run at the same time can both resume, with no atomic claim between them",
        flags: """
            A continuation or a handler that a callback and a time-out, or a callback and `onCancel`, can both discharge,
            where only a plain variable says who was first: `if !done { done = true; continuation.resume() }` on two
            queues, `waiting?.resume(); waiting = nil` in `onCancel` and in a delegate's callback. So are several callbacks
            that a loop sets going, a latch that asks and sets without a lock, what is read under a lock and cleared when
            that has been released, and a property that an actor lets everybody use (`nonisolated(unsafe)`).
            """,
        why: """
            Both may read the flag before either sets it. It takes an answer that comes in the same microsecond as the
            time-out: rare on the desk, daily in a million hands. The second resume stops the program.
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
            Take the continuation out of a lock, or test and set the flag in one atomic step; or let one serial queue or
            actor run both:

            ```swift
            let waiting = Mutex<CheckedContinuation<Int, any Error>?>(continuation)
            ask { value in
                waiting.withLock { $0.take() }?.resume(returning: value)
            }
            ```
            """,
        limits: """
            A callback of an API whose body is not known is taken to run on any thread. If it runs on one serial queue
            with the other, hop to that queue in the code, which also says so to the reader.
            """
    )
}
