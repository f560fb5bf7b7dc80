import Chat
import DequeModule
import Foundation
import Logging

/// Carries what happens from node to node, over a channel of Redis.
///
/// Redis keeps no messages. So a node that comes, or comes back, says hello, and the others say their last lines again;
/// lines that a node has already are the same lines still. Notices are not repeated.
actor RedisRelay: Relay {
    /// How many lines a node says again.
    private static let memory = 1000
    private static let channel = "blabber"

    private let address: RedisAddress
    private let logger: Logger
    private let node = UUID()
    /// The last lines of this node.
    private var recent: Deque<String> = []
    /// What is still to be sent on this connection.
    private var outbox: Deque<String> = []
    /// Says that there is something in the outbox. Nil without a connection.
    private var wake: AsyncStream<Void>.Continuation?

    init(address: RedisAddress, logger: Logger) {
        self.address = address
        self.logger = logger
    }

    func send(_ happening: Happening) {
        let message = RelayedMessage(from: node, happening).text
        if case .line = happening {
            if recent.count == Self.memory { recent.removeFirst() }
            recent.append(message)
        }
        put([message])
    }

    /// Whether there is a Redis to work with.
    ///
    /// - Throws: `RedisError`.
    nonisolated func check() async throws {
        try await RedisConnection.run(at: address, channel: Self.channel) { _, _ in }
    }

    /// Hands over what happens on other nodes, until it is cancelled. A connection that breaks is made anew.
    nonisolated func run(_ receive: @Sendable (Happening) async -> Void) async throws {
        while !Task.isCancelled {
            do {
                try await RedisConnection.run(at: address, channel: Self.channel) { connection, values in
                    logger.notice("connected to Redis at \(address.host):\(address.port)")
                    try await work(with: connection, &values, receive)
                }
            } catch {
                if Task.isCancelled { return }
                logger.error("\(error); connecting anew")
            }
            try await Task.sleep(for: .milliseconds(.random(in: 300...700)))
        }
    }

    private nonisolated func work(
        with connection: RedisConnection, _ values: inout RedisConnection.Values,
        _ receive: @Sendable (Happening) async -> Void
    ) async throws {
        let wakes = await openOutbox()
        let sending = Task { for await _ in wakes { try await sendOutbox(over: connection) } }
        defer { sending.cancel() }
        while let value = try await values.next() {
            switch value {
            case .push(let parts): await hear(parts, receive)
            case .error(let message): throw RedisError.refused(message)
            default: break  // the answers to PUBLISH and PING
            }
        }
        throw RedisError.lost
    }

    private nonisolated func hear(_ parts: [RedisValue], _ receive: @Sendable (Happening) async -> Void) async {
        guard parts.count == 3, parts[0] == .text("message"), case .text(let text) = parts[2],
            let message = RelayedMessage(text), message.node != node
        else { return }
        if let happening = message.happening { await receive(happening) } else { await repeatLines() }
    }
}

extension RedisRelay {
    /// On a new connection: what was in the outbox of the last one is among the lines that are said again.
    ///
    /// - Returns: something for each time that there may be something to send.
    private func openOutbox() -> AsyncStream<Void> {
        let (wakes, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.wake?.finish()
        self.wake = wake
        outbox = []
        put([RelayedMessage.hello(from: node).text])
        repeatLines()
        return wakes
    }

    private func repeatLines() { put(recent) }

    private func put(_ messages: some Sequence<String>) {
        guard let wake else { return }
        outbox.append(contentsOf: messages)
        wake.yield()
    }

    /// A connection that breaks while something is sent brings an end of the values too, which ends all.
    private func sendOutbox(over connection: RedisConnection) async throws {
        while !Task.isCancelled, let message = outbox.popFirst() {
            try await connection.send(["PUBLISH", Self.channel, message])
        }
    }
}
