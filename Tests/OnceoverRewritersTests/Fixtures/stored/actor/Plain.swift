/// Belongs to an actor, with all that answers it.
actor Lift {
    private var continuation: CheckedContinuation<Int, any Error>?
    private var rides = 0

    func call() async throws -> Int {
        resume(with: .failure(CancellationError()))
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            rides += 1
        }
    }

    func arrived(at floor: Int) {
        resume(with: .success(floor))
    }

    func failed(_ error: Error) {
        resume(with: .failure(error))
    }

    func ride() {
        Task.immediate {
            let floor: Int
            do {
                floor = try await call()
            } catch {
                print("stuck", error)
                return
            }
            print("at", floor)
        }
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resume(with result: Result<Int, any Error>) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(with: result)
    }
}
