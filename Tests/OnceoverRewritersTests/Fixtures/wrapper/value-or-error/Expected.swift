import Onceover

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
    try await withOnceContinuation(of: Int.self) { continuation in
        berth { continuation.resume(returning: $0, throwing: $1) }
    }
}
