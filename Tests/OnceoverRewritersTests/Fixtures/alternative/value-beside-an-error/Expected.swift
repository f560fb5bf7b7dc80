struct Refused: Error { let code: Int }

/// Tells both: its old callers need both.
func order(_ code: Int, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
    if code == 500 {
        completion("partial", Refused(code: code))
    } else {
        completion("whole", nil)
    }
}

/// Tells both: its old callers need both.
nonisolated(nonsending) func order(_ code: Int) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        order(code) { value, error in
            if let error {
                continuation.resume(throwing: error)
            } else if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: NeitherValueNorError(function: #function))
            }
        }
    }
}

func noted(_ code: Int, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
    order(code) { text, error in
        print("answered")
        completion(text, error)
    }
}

nonisolated(nonsending) func noted(_ code: Int) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        noted(code) { value, error in
            if let error {
                continuation.resume(throwing: error)
            } else if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: NeitherValueNorError(function: #function))
            }
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
