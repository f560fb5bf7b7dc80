import Chat
import HummingbirdCore
import NIOCore

/// A stream to one client, as the room sees it. What waits for a slow client is bounded, and nobody waits for it.
final class Listener: Sendable {
    /// How many events may wait.
    private static let patience = 256

    let person: Person
    /// Each is the text of a server-sent event.
    let events: AsyncStream<ByteBuffer>
    private let continuation: AsyncStream<ByteBuffer>.Continuation
    private let disconnect: @Sendable () -> Void

    /// - Parameter disconnect: breaks the connection of a client that does not keep up. It comes back by itself, and gets
    ///   what it has missed from the history.
    init(person: Person, disconnect: @escaping @Sendable () -> Void) {
        self.person = person
        self.disconnect = disconnect
        (events, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.patience))
    }

    /// - Returns: whether the client keeps up.
    func offer(_ event: ByteBuffer) -> Bool {
        if case .dropped = continuation.yield(event) {
            disconnect()
            return false
        }
        return true
    }

    func finish() { continuation.finish() }
}
