import Synchronization

/// What people write by hand: a class, a lock, a checked continuation and a cancellation handler.
private final class HandWritten: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Int, any Error>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    func begin(_ continuation: CheckedContinuation<Int, any Error>) -> Bool {
        state.withLock { state in
            if !state.isCancelled { state.continuation = continuation }
            return !state.isCancelled
        }
    }

    func finish(_ result: Result<Int, any Error>, cancelling: Bool = false) {
        let continuation = state.withLock { state in
            if cancelling { state.isCancelled = true }
            return state.continuation.take()
        }
        continuation?.resume(with: result)
    }

    func wait(_ start: (@escaping @Sendable (Int) -> Void) -> Void) async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard begin(continuation) else { return continuation.resume(throwing: CancellationError()) }
                start { self.finish(.success($0)) }
            }
        } onCancel: {
            finish(.failure(CancellationError()), cancelling: true)
        }
    }
}

func handWritten(_ start: (@escaping @Sendable (Int) -> Void) -> Void) async throws -> Int {
    try await HandWritten().wait(start)
}
