import Chat
import DequeModule
import Foundation
import Logging

/// Carries what happens from node to node, over a channel of Redis.
///
/// Redis keeps no messages: a node that is cut off from it misses what others say meanwhile. What is said on that node
/// waits, and the others get it when Redis is back.
actor RedisRelay: Relay {
    /// How many messages may wait; the oldest are lost first.
    private static let patience = 10_000
    private static let channel = "blabber"

    private let address: RedisAddress
    private let logger: Logger
    private let node = UUID()
    /// What Redis has not confirmed yet.
    private var outbox: Deque<String> = []
    /// How many of those have been sent on this connection.
    private var sent = 0
    private var wake: AsyncStream<Void>.Continuation?

    init(address: RedisAddress, logger: Logger) {
        self.address = address
        self.logger = logger
    }

    func send(_ happening: Happening) {
        if outbox.count == Self.patience {
            outbox.removeFirst()
            sent = max(0, sent - 1)
            logger.error("Redis is away for too long: a message to the other nodes is lost")
        }
        outbox.append(RelayedMessage(from: node, happening).text)
        wake?.yield()
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
            case .push(let parts): if let happening = happening(in: parts) { await receive(happening) }
            case .integer: await confirm()
            case .error(let message): throw RedisError.refused(message)
            default: break  // the answer to PING
            }
        }
        throw RedisError.lost
    }

    /// Nil for what this node has sent itself, and for what it cannot read.
    private nonisolated func happening(in parts: [RedisValue]) -> Happening? {
        guard parts.count == 3, parts[0] == .text("message"), case .text(let text) = parts[2] else { return nil }
        return RelayedMessage(text)?.happening(unlessFrom: node)
    }
}

extension RedisRelay {
    /// On a new connection. What was sent on the last one without a confirmation is sent again.
    ///
    /// - Returns: something for each time that there may be something to send.
    private func openOutbox() -> AsyncStream<Void> {
        let (wakes, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        sent = 0
        self.wake = wake
        wake.yield()
        return wakes
    }

    /// A connection that breaks while something is sent brings an end of the values too, which ends all.
    private func sendOutbox(over connection: RedisConnection) async throws {
        while !Task.isCancelled && sent < outbox.count {
            let message = outbox[sent]
            sent += 1
            try await connection.send(["PUBLISH", Self.channel, message])
        }
    }

    private func confirm() {
        guard sent > 0 else { return }
        outbox.removeFirst()
        sent -= 1
    }
}
