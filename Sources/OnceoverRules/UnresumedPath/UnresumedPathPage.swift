import OnceoverAnalysis

extension RulePage {
    package static let unresumedPath = RulePage(
        id: "unresumed-path",
        family: .leak,
        summary: "some path ends without resuming the continuation or calling the handler",
        flags: """
            A continuation, a completion handler, a delegate's decision handler or a promise that some path leaves
            behind: an early `return`, a `guard` that fails, a `case` with nothing in it, a `catch` that only logs, an
            error thrown past a continuation, or a body that never discharges it at all. In a delegate's callback by
            which an interaction ends, it is a path that leaves what the object has stored, though the others answer it:
            one branch is forgotten. The finding stands where the path ends; the path that leads there is listed below it.
            """,
        why: """
            Whoever waits for the answer waits for ever. An `await` on a continuation that is never resumed suspends
            its task for the rest of the process: the spinner keeps spinning, the lock stays taken, what the task
            captured is never freed. The program does not stop; at best a checked continuation prints
            `SWIFT TASK CONTINUATION MISUSE: … leaked its continuation`. A completion handler that is not called does
            the same without a word. Such paths are rarely run in tests, because they are the ones for bad input and
            for errors.
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
            Resume on the path that is named, with the error that belongs to it, before it ends:

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

            Where a path must end without an answer on purpose, write `_ = completion` on it: that says so to readers
            and to Onceover.
            """,
        limits: """
            A function may throw instead of calling its own completion handler: its caller hears of the error. Past a
            continuation or a promise nobody does, so there it is flagged. A handler that is handed to a function whose
            body is not in sight is taken to be called by it; the summary counts what is unknown. A loop is taken to
            run any number of times, none included. `fatalError` and other calls that never return end a path;
            `assertionFailure` does not, because a release build goes on. In the callback of a failure that may come
            again, a path may wait for the next one, if it knows which error this is or asks its object's state.
            A handler that is left alone because a later request has taken its place is unknown: `guard attempt ==
            self.attempt`. So is an optional one for a part of its own, beside the one that hears of the end.
            """
    )
}
