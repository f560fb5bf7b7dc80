import CallbackAPI
import Onceover

extension AddressEncoder {
    /// Where a location is, in words.
    ///
    /// - Throws: `AddressError`; an `Interruption`: `empty` when there is no city near, `deadlineExceeded` after `limit`.
    package func address(for location: Location, within limit: Duration = .seconds(10)) async throws -> String {
        try await withCancellableContinuation(of: String.self, within: limit) { continuation in
            addressFor(location: location) { continuation.resume(returning: $0, throwing: $1, preferring: .value) }
        }
    }
}
