enum ScanError: Error { case smudged, closed }

/// Takes its handler out before it calls it, as one should.
@MainActor
final class Scanner {
    private var continuation: CheckedContinuation<String, any Error>?
    private(set) var beeps = 0

    func scan() async throws -> String {
        self.resume(with: .failure(ScanError.closed))
        resume(with: .failure(CancellationError()))
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            beeps = 0
        }
    }

    func found(_ code: String?) {
        guard let code else {
            resume(with: .failure(ScanError.smudged))
            return
        }
        beeps += 1
        resume(with: .success(code))
    }

    func failed(_ error: (any Error)?) {
        if let error {
            resume(with: .failure(error))
        } else {
            resume(with: .failure(NeitherValueNorError(function: #function)))
        }
    }

    /// Nobody is told.
    func reset() {
        beeps = 0
        resume(with: .failure(CancellationError()))
    }

    func show() {
        Task.immediate {
            let code: String?
            let error: (any Error)?
            do {
                code = try await scan()
                error = nil
            } catch let caught {
                code = nil
                error = caught
            }
            if let error {
                print("no code:", error is ScanError ? "\(error)" : "no answer")
            } else {
                print("code", code ?? "?")
            }
        }
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resume(with result: Result<String, any Error>) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(with: result)
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
