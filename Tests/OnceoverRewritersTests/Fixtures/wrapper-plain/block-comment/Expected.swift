struct Chart {
    /**
     * Reads the depth.
     *
     * - Parameter place: where
     * - Parameter completion: called with the depth in metres or an error
     */
    func depth(at place: Int, completion: @escaping @Sendable (Double?, Error?) -> Void) {
        completion(Double(place), nil)
    }

    /**
     * Reads the depth.
     *
     * - Parameter place: where
     * - Returns: The depth in metres
     * - Throws: The error that ends the work.
     */
    nonisolated(nonsending) func depth(at place: Int) async throws -> Double {
        try await withCheckedThrowingContinuation { continuation in
            depth(at: place) { value, error in
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
