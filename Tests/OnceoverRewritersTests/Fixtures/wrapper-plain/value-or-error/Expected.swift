/// Finds a berth.
///
/// - Parameter completion: called with the berth's number or an error.
func berth(completion: @escaping @Sendable (Int?, Error?) -> Void) {
    completion(4, nil)
}

/// Finds a berth.
/// - Returns: The berth's number.
/// - Throws: The error that ends the work.
nonisolated(nonsending) func berth() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        berth { value, error in
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
