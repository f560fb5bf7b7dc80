import Chat
import Foundation
import Logging
import NIOCore

/// The chat of one node: keeps the lines, numbers them, and passes on what happens to all that listen.
///
/// A line is kept and passed on in one turn of the actor, without waiting in between. So all get the lines in the order
/// of their numbers, and a listener that comes in between misses none and gets none twice.
actor Room {
    /// How many old lines a newcomer sees.
    private static let welcome = 50
    /// How long somebody may be away, to load the page anew or to change the network, before it is news.
    private static let grace = Duration.seconds(3)
    private static let page = 200

    private let history: History
    private let relay: (any Relay)?
    private let logger: Logger
    private var presence: Presence
    private var listeners: [ObjectIdentifier: Listener] = [:]

    init(history: History, relay: (any Relay)?, rate: Double, logger: Logger) {
        self.history = history
        self.relay = relay
        self.logger = logger
        presence = Presence(rate: rate)
    }
}

/// Carries what happens here to other nodes.
protocol Relay: Sendable {
    func send(_ happening: Happening) async
}

// MARK: People

extension Room {
    /// - Throws: `Refusal` when this person could not enter now.
    func admit(_ person: Person) throws(Refusal) { try presence.admit(person) }

    /// - Throws: `Refusal`.
    func enter(_ person: Person) throws(Refusal) { try presence.enter(person) }

    /// The stream of a person has ended. Others learn of it if no other stream begins soon.
    func leave(_ listener: Listener) {
        listeners[ObjectIdentifier(listener)] = nil
        guard let number = presence.leave(listener.person) else { return }
        Task {
            try await Task.sleep(for: Self.grace)
            if presence.farewell(listener.person, number: number) {
                await announce("\(listener.person.name) disconnected")
            }
        }
    }

    private func announce(_ text: String) async {
        broadcast(ServerSentEvent.notice(text))
        await relay?.send(.notice(text))
    }
}

// MARK: Lines

extension Room {
    /// The events after a position, up to a page of them. If that is all there are, `listener` gets what comes next.
    ///
    /// - Parameter position: nil for a newcomer, who gets the last lines.
    /// - Returns: the events, and the position after them while there may be more.
    func catchUp(_ listener: Listener, after position: Position?) async throws -> (ByteBuffer, next: Position?) {
        let isKnown = position?.epoch == history.epoch
        let number = isKnown ? position!.number : try history.number(beforeLast: Self.welcome)
        let lines = try history.lines(after: number, limit: Self.page)
        var events = ByteBuffer()
        for line in lines { events.writeImmutableBuffer(ServerSentEvent.line(line, epoch: history.epoch)) }
        if lines.count == Self.page {
            return (events, Position(epoch: history.epoch, number: lines.last!.number))
        }
        listeners[ObjectIdentifier(listener)] = listener
        if presence.announce(listener.person) { await announce("\(listener.person.name) connected") }
        return (events, nil)
    }

    /// Takes a line from a person who is here.
    ///
    /// - Throws: `Refusal`; `DatabaseError`.
    func post(_ draft: Draft) async throws {
        let line = try draft.line(at: Date())
        try presence.allowLine(of: draft.person, at: .now)
        if try keep(line) { await relay?.send(.line(line)) }
    }

    /// Takes what has happened on another node.
    func receive(_ happening: Happening) {
        switch happening {
        case .line(let line):
            do { _ = try keep(line) } catch { logger.error("a line of another node is lost: \(error)") }
        case .notice(let text): broadcast(ServerSentEvent.notice(text))
        }
    }

    /// - Returns: whether the line is new.
    private func keep(_ line: Line) throws -> Bool {
        guard let line = try history.add(line) else { return false }
        broadcast(ServerSentEvent.line(line, epoch: history.epoch))
        return true
    }

    /// To be called every few seconds: a connection whose client has gone without a word breaks when something is sent.
    func sendHeartbeat() { broadcast(ServerSentEvent.heartbeat) }

    private func broadcast(_ event: ByteBuffer) {
        for (key, listener) in listeners where !listener.offer(event) {
            listeners[key] = nil
            logger.notice("\(listener.person.name) does not keep up, and has to connect anew")
        }
    }
}
