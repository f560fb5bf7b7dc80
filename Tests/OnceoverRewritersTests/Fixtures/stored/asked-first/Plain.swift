enum DoorError: Error { case jammed }

/// Asks whether somebody waits before it answers, in the ways in which that is written.
@MainActor
final class Door {
    private var continuation: CheckedContinuation<Int, any Error>?
    private var isLocked = false

    func open() async throws -> Int {
        resume(with: .failure(CancellationError()))
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
        }
    }

    func opened(_ width: Int) {
        resume(with: .success(width))
    }

    func swung(_ width: Int) {
        // It is told once.
        self.resume(with: .success(width))
    }

    func failed(_ error: Error) {
        guard !isLocked else { return }
        resume(with: .failure(error))
    }

    func turned(_ width: Int?) {
        guard let width else { return }
        resume(with: .success(width))
    }

    func lock() { isLocked = true }
    func unlock() { isLocked = false }

    func show() {
        Task.immediate {
            let width: Int
            do {
                width = try await open()
            } catch {
                print("failed", error)
                return
            }
            print("open", width)
        }
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resume(with result: Result<Int, any Error>) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(with: result)
    }
}
