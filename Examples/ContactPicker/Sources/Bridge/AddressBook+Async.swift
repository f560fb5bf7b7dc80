import CallbackAPI
import Foundation
import Onceover

extension AddressBook {
    /// The contacts, ordered by name.
    ///
    /// - Throws: `AddressBookError`; an `Interruption` when the server is silent for `limit`.
    package func contacts(within limit: Duration = .seconds(5)) async throws -> [Contact] {
        try await withCancellableContinuation(of: [Contact].self, within: limit) { continuation in
            let request = fetchContacts { continuation.resume(returning: $0, throwing: $1) }
            continuation.onCancel { [weak request] in request?.cancel() }
        }
    }
}
