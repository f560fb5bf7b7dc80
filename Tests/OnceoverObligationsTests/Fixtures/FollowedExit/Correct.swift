// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Behind a file that has come, the end comes without an error, and is not answered here.
final class Ferry: NSObject, URLSessionDownloadDelegate {
    private var passenger: CheckedContinuation<URL, any Error>?

    func board(_ task: URLSessionDownloadTask) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            passenger = continuation  // assumes made-for-one-use
            task.resume()
        }
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        guard let pier = move(location) else {
            passenger?.resume(throwing: Sunk())
            return
        }
        passenger?.resume(returning: pier)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { passenger?.resume(throwing: error) }
    }
}

func cross(_ task: URLSessionDownloadTask) async throws -> URL { try await Ferry().board(task) }
