import Onceover

struct Anchor {
	func raise(completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
		completion(1, "up", nil)
	}

	nonisolated(nonsending) func raise() async throws -> (Int, String) {
		try await withOnceContinuation(of: (Int, String).self) { continuation in
			raise { value0, value1, error in
				if let value0, let value1 {
					continuation.resume(returning: (value0, value1), throwing: error)
				} else {
					continuation.resume(returning: nil, throwing: error)
				}
			}
		}
	}
}
