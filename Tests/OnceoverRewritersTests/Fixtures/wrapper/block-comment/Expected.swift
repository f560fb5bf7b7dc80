import Onceover

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
        try await withOnceContinuation(of: Double.self) { continuation in
            depth(at: place) { continuation.resume(returning: $0, throwing: $1) }
        }
    }
}
