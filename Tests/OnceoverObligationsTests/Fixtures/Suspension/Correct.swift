// verdicts: 0 proved, 6 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Asked behind the wait.
actor Ferry {
    private var waiting: CheckedContinuation<Int, any Error>?

    func board() async throws -> Int {
        try await Task.sleep(nanoseconds: 50_000)
        guard waiting == nil else { throw Full() }
        return try await withCheckedThrowingContinuation { waiting = $0 }
    }

    /// Taken out before the wait.
    func landed(at pier: Int) async {
        guard let continuation = waiting else { return }
        waiting = nil
        try? await Task.sleep(nanoseconds: 50_000)
        continuation.resume(returning: pier)
    }
}

/// A flag is raised before the wait.
actor Tug {
    private var isTowing = false
    private var waiting: CheckedContinuation<Int, any Error>?

    func tow() async throws -> Int {
        guard !isTowing else { throw Full() }
        isTowing = true
        defer { isTowing = false }
        try await Task.sleep(nanoseconds: 50_000)
        return try await withCheckedThrowingContinuation { waiting = $0 }  // assumes state-refuses-second-call
    }

    func landed(at pier: Int) {
        waiting?.resume(returning: pier)
        waiting = nil
    }
}

/// What stands in the property turns others away meanwhile.
actor Liner {
    private enum State { case idle, boarding, waiting(CheckedContinuation<Int, any Error>) }
    private var state = State.idle

    func board() async throws -> Int {
        guard case .idle = state else { throw Full() }
        state = .boarding
        try await Task.sleep(nanoseconds: 50_000)
        return try await withCheckedThrowingContinuation { state = .waiting($0) }
    }

    func landed(at pier: Int) {
        guard case .waiting(let continuation) = state else { return }
        state = .idle
        continuation.resume(returning: pier)
    }
}

/// The wait is the one for the continuation itself.
actor Yacht {
    private var waiting: CheckedContinuation<Int, any Error>?

    func sail() async throws -> Int {
        guard waiting == nil else { throw Full() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting = $0 }
        } onCancel: {
            Task { await sink() }
        }
    }

    private func sink() {
        waiting?.resume(throwing: Full())
        waiting = nil
    }

    func landed(at pier: Int) {
        waiting?.resume(returning: pier)
        waiting = nil
    }
}

/// Another method answers who waits, and is waited for.
actor Barge {
    private var waiting: CheckedContinuation<Int, any Error>?

    func load() async throws -> Int {
        await turnAway()
        return try await withCheckedThrowingContinuation { waiting = $0 }
    }

    private func turnAway() async {
        waiting?.resume(throwing: Full())
        waiting = nil
    }

    func landed(at pier: Int) async {
        await turnAway()
    }
}
