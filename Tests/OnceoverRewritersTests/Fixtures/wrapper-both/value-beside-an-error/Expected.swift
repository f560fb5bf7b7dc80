import Dispatch
import Onceover

struct Encoder {
    /// - Parameter completion: is told an address, also beside an error that says how exact it is.
    func address(of place: String, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(place, nil) }
    }

    /// - Returns: Is told an address, also beside an error that says how exact it is.
    /// - Throws: The error that ends the work.
    nonisolated(nonsending) func address(of place: String) async throws -> String {
        try await withOnceContinuation(of: String.self) { continuation in
            address(of: place) { continuation.resume(returning: $0, throwing: $1, preferring: .value) }
        }
    }
}
