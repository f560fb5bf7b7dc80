// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

protocol Log { func first(_ answer: @escaping (String?, (any Error)?) -> Void) }

// No sequence gives its closure an error: this one hears once how it went.
func open(_ log: Log) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        log.first { page, error in
            if let error { return continuation.resume(throwing: error) }
            continuation.resume(returning: page ?? "")
        }
    }
}
