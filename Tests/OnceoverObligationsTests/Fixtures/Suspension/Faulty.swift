// verdicts: 0 proved, 0 assumed, 4 violated, 4 unknown

/// Another call may come to wait between asking and storing.
actor Ferry {
    private var waiting: CheckedContinuation<Int, any Error>?

    func board() async throws -> Int {
        guard waiting == nil else { throw Full() }
        try await Task.sleep(nanoseconds: 50_000)
        return try await withCheckedThrowingContinuation { waiting = $0 }  // want "lost-continuation: .*.waiting."
    }

    /// Another call may find it again.
    func landed(at pier: Int) async {
        guard let continuation = waiting else { return }
        continuation.resume(returning: pier)  // want "stale-continuation: .*.waiting."
        try? await Task.sleep(nanoseconds: 50_000)
        waiting = nil
    }
}

/// The same in a state.
actor Liner {
    private enum State { case idle, waiting(CheckedContinuation<Int, any Error>) }
    private var state = State.idle

    func board() async throws -> Int {
        guard case .idle = state else { throw Full() }
        try await Task.sleep(nanoseconds: 50_000)
        return try await withCheckedThrowingContinuation { continuation in
            state = .waiting(continuation)  // want "lost-continuation: .*.state."
        }
    }

    func landed(at pier: Int) {
        guard case .waiting(let continuation) = state else { return }
        state = .idle
        continuation.resume(returning: pier)
    }
}

/// Read before the wait, and resumed behind it: two calls may have read it.
actor Tug {
    private var waiting: CheckedContinuation<Int, Never>?

    func tow() async -> Int {
        await withCheckedContinuation { continuation in
            waiting?.resume(returning: 0)
            waiting = continuation
        }
    }

    func landed(at pier: Int) async {
        guard let continuation = waiting else { return }
        try? await Task.sleep(nanoseconds: 50_000)
        continuation.resume(returning: pier)  // want "stale-continuation: .*.waiting."
        waiting = nil
    }
}

/// Who waited has been answered, but not who has come since.
@MainActor
final class Barge {
    private var waiting: CheckedContinuation<Int, any Error>?

    func load() async throws -> Int {
        waiting?.resume(throwing: Full())
        waiting = nil
        await Task.yield()
        return try await withCheckedThrowingContinuation { waiting = $0 }  // want "lost-continuation: .*.waiting."
    }

    func landed(at pier: Int) {
        waiting?.resume(returning: pier)
        waiting = nil
    }
}
