import OnceoverAnalysis

extension RulePage {
    package static let unresumedPath = RulePage(
        id: "unresumed-path",
        family: .leak,
        summary: "some path ends without resuming the continuation or calling the handler",
        flags: """
            Some path ends and does not discharge a continuation, a completion handler, a delegate's decision handler or
            a promise. Typical paths:

            - an early `return`, or a `guard` that fails
            - a `case` with nothing in it
            - a `catch` that only logs
            - an error that is thrown past a continuation
            - a body that never discharges the obligation at all

            In a delegate callback that ends an interaction, the rule flags a path that does not answer what the object
            has stored, if other paths of the callback answer it. The finding stands at the branch that leads to the
            path without an answer. The steps of the path are listed below the finding.
            """,
        why: """
            The code that waits for the answer waits forever. If a continuation is never resumed, the task that awaits
            it is suspended for the rest of the process. The spinner keeps spinning, the lock stays taken, and what the
            task captured is never freed. The program does not stop. At best, a checked continuation prints
            `SWIFT TASK CONTINUATION MISUSE: … leaked its continuation`. A completion handler that is not called has the
            same effect and prints nothing. Tests rarely run such paths, because they handle bad input and errors.
            """,
        example: """
            ```swift
            func avatar(of user: User) async throws -> Image {
                try await withCheckedThrowingContinuation { continuation in
                    guard let url = user.avatarURL else {
                        return  // the caller is never woken
                    }
                    download(url) { result in
                        continuation.resume(with: result)
                    }
                }
            }
            ```
            """,
        fix: """
            Resume on the path that the finding names, with the right error, before the path ends:

            ```swift
            func avatar(of user: User) async throws -> Image {
                try await withCheckedThrowingContinuation { continuation in
                    guard let url = user.avatarURL else {
                        continuation.resume(throwing: AvatarError.none)
                        return
                    }
                    download(url) { result in
                        continuation.resume(with: result)
                    }
                }
            }
            ```

            If a path must end without an answer on purpose, write `_ = completion` on it. This tells readers and
            Onceover.
            """,
        limits: """
            - A function may throw instead of calling its own completion handler, because its caller receives the error.
              Nobody receives an error that is thrown past a continuation or a promise, so this is flagged.
            - If you pass a handler to a function with an unknown body, the function is assumed to call it. The summary
              counts what is unknown.
            - A loop is assumed to run any number of times, also zero times.
            - `fatalError` and other calls that never return end a path. `assertionFailure` does not, because a release
              build goes on.
            - In the callback of a failure that may come again, a path may wait for the next failure if it tests which
              error this is, or asks for the state of its object.
            - If a later request has replaced the handler's request, as in `guard attempt == self.attempt`, the
              assumption `superseded-request` demotes the finding to a note.
            - If a path skips an optional handler next to the main handler, `hears-besides` does the same.
            """
    )
}
