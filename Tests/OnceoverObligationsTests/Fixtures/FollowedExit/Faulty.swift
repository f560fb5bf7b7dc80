// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// The end without an error finds who was answered before.
final class Ferry: NSObject, URLSessionDownloadDelegate {
    private var passenger: CheckedContinuation<URL, any Error>?

    func board(_ task: URLSessionDownloadTask) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            passenger = continuation  // assumes made-for-one-use
            task.resume()
        }
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        passenger?.resume(returning: location)  // want "stale-continuation: `passenger`"
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        passenger?.resume(throwing: error ?? Sunk())  // want "stale-continuation: `passenger`"
    }
}

/// So does who turns back.
final class Barge: NSObject, URLSessionDownloadDelegate {
    private var passenger: CheckedContinuation<URL, any Error>?

    func board(_ task: URLSessionDownloadTask) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            passenger = continuation  // assumes made-for-one-use
            task.resume()
        }
    }

    func turnBack() {
        passenger?.resume(throwing: CancellationError())
        passenger = nil
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        passenger?.resume(returning: location)  // want "stale-continuation: `passenger`"
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { passenger?.resume(throwing: error) }  // want "stale-continuation: `passenger`"
    }
}

func cross(_ task: URLSessionDownloadTask) async throws -> URL { try await Ferry().board(task) }
func turn(_ task: URLSessionDownloadTask) async throws -> URL { try await Barge().board(task) }
