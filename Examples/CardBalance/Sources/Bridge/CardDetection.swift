import CallbackAPI
import Onceover

/// The delegate of one session. Each session has its own, because its last callback, the invalidation, comes after the
/// answer: in a slot for all sessions it could be taken for the answer of the next one.
final class CardDetection: CardReaderSessionDelegate {
    private let detection = ContinuationSlot<Card, any Error>(whenBusy: .reject)
    private let whenActive: @Sendable (String) -> Void

    init(whenActive: @escaping @Sendable (String) -> Void) { self.whenActive = whenActive }

    /// Waits for a card, for at most `limit`.
    func card(within limit: Duration) async throws -> Card {
        let session = CardReaderSession(limit: limit, delegate: self)
        defer { session.invalidate() }
        return try await detection.wait(onCancel: { session.invalidate() }) { session.begin() }
    }

    func session(_: CardReaderSession, didBecomeActiveWith reader: String) { whenActive(reader) }

    func session(_: CardReaderSession, didDetect card: Card) { detection.resume(returning: card) }

    /// After a detection nobody waits any more, and the slot says so by `false`.
    func session(_: CardReaderSession, didInvalidateWith error: CardReaderError) { detection.resume(throwing: error) }
}
