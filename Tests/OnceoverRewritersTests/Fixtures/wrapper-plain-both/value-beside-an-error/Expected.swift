import Dispatch

struct Encoder {
    /// - Parameter completion: is told an address, also beside an error that says how exact it is.
    func address(of place: String, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(place, nil) }
    }

    /// - Returns: Is told an address, also beside an error that says how exact it is.
    /// - Throws: The error that ends the work.
    nonisolated(nonsending) func address(of place: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            address(of: place) { value, error in
                if let value {
                    continuation.resume(returning: value)
                } else if let error {
                    continuation.resume(throwing: error)
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
