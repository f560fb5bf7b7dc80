struct Mock {
    func send(_: Int, at _: String, _ last: Bool, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(1, nil)
    }

    nonisolated(nonsending) func send(_ argument0: Int, at: String, _ last: Bool) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            send(argument0, at: at, last) { value, error in
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
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
