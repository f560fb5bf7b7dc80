struct Anchor {
	func raise(completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
		completion(1, "up", nil)
	}

	nonisolated(nonsending) func raise() async throws -> (Int, String) {
		try await withCheckedThrowingContinuation { continuation in
			raise { value0, value1, error in
				if let error {
					continuation.resume(throwing: error)
				} else if let value0, let value1 {
					continuation.resume(returning: (value0, value1))
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
