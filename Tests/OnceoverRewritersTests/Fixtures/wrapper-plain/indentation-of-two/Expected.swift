struct Anchor {
  func drop(
    depth: Int,
    completion: @escaping @Sendable (Int?, Error?) -> Void
  ) {
    completion(depth, nil)
  }

  nonisolated(nonsending) func drop(depth: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      drop(depth: depth) { value, error in
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
