import Foundation
import Synchronization

/// Learns what happens in a session, on any thread. The last call is always the one for the invalidation, also after a
/// session that went well.
package protocol CardReaderSessionDelegate: AnyObject, Sendable {
    /// The reader is ready; now the user has to be told.
    func session(_ session: CardReaderSession, didBecomeActiveWith reader: String)
    func session(_ session: CardReaderSession, didDetect card: Card)
    func session(_ session: CardReaderSession, didInvalidateWith error: CardReaderError)
}

/// Waits for one card at any of the readers. Modelled on Core NFC's `NFCTagReaderSession`.
///
/// A session keeps its delegate until it is invalidated.
package final class CardReaderSession: Sendable {
    private struct State {
        var delegate: (any CardReaderSessionDelegate)?
        var service: CardService?
    }

    private let limit: Duration
    private let state: Mutex<State>

    /// - Parameter limit: how long to wait for a card, before the session invalidates itself with `.noCard`.
    package init(limit: Duration, delegate: any CardReaderSessionDelegate) {
        self.limit = limit
        state = Mutex(State(delegate: delegate))
    }

    /// Starts to wait. To be called once.
    package func begin() {
        Thread.detachNewThread {
            do throws(CardReaderError) { try self.detect() } catch { self.invalidate(with: error) }
        }
    }

    /// Ends the session, if it has not ended yet. A card that was detected stays usable.
    package func invalidate() { invalidate(with: .invalidated) }
}

extension CardReaderSession {
    private var delegate: (any CardReaderSessionDelegate)? { state.withLock { $0.delegate } }

    private func detect() throws(CardReaderError) {
        let service = try CardService()
        state.withLock { $0.service = service }
        let readers = try service.readers()
        delegate?.session(self, didBecomeActiveWith: readers[0])
        let reader = try service.awaitCard(in: readers, limit: limit)
        let card = try Card(in: reader, of: service)
        delegate?.session(self, didDetect: card)
    }

    /// The first reason counts: an interrupted wait fails as well.
    private func invalidate(with error: CardReaderError) {
        let ended = state.withLock { state in
            defer { state = State() }
            return state
        }
        ended.service?.interrupt()
        ended.delegate?.session(self, didInvalidateWith: error)
    }
}
