import CallbackAPI
import Onceover

extension Card {
    /// Sends a command and waits for the answer.
    ///
    /// - Throws: `CardReaderError`; an `Interruption` when the card is mute for `limit`.
    func send(_ command: [UInt8], within limit: Duration) async throws -> [UInt8] {
        try await withCancellableContinuation(of: [UInt8].self, within: limit) { continuation in
            send(command) { continuation.resume(with: $0.mapError { $0 as any Error }) }
        }
    }
}
