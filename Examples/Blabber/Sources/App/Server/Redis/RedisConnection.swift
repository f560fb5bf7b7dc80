import NIOCore
import NIOPosix

/// A connection to Redis, for as long as a closure runs.
struct RedisConnection {
    typealias Channel = NIOAsyncChannel<RedisValue, ByteBuffer>
    typealias Values = NIOAsyncChannelInboundStream<RedisValue>.AsyncIterator

    private let writer: NIOAsyncChannelOutboundWriter<ByteBuffer>

    /// Connects, and subscribes to a channel; `body` then gets the connection and what comes on it.
    ///
    /// - Throws: `RedisError`, also when Redis is mute; the closure's error.
    static func run(
        at address: RedisAddress, channel name: String, _ body: (RedisConnection, inout Values) async throws -> Void
    ) async throws {
        let channel: Channel
        do {
            channel = try await connect(to: address)
        } catch {
            throw RedisError.unreachable(address)
        }
        try await channel.executeThenClose { inbound, outbound in
            let connection = RedisConnection(writer: outbound)
            var values = inbound.makeAsyncIterator()
            for command in [["HELLO", "3"], ["SUBSCRIBE", name]] {
                try await connection.send(command)
                switch try await values.next() {
                case .error(let message): throw RedisError.refused(message)
                case nil: throw RedisError.lost
                default: break
                }
            }
            try await body(connection, &values)
        }
    }

    private static func connect(to address: RedisAddress) async throws -> Channel {
        try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connectTimeout(.seconds(3))
            .connect(host: address.host, port: address.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(IdleStateHandler(readTimeout: .seconds(6), writeTimeout: .seconds(2)))
                    try pipeline.addHandler(RedisHeartbeat())
                    try pipeline.addHandler(ByteToMessageHandler(RedisDecoder()))
                    return try Channel(wrappingChannelSynchronously: channel)
                }
            }
    }

    /// Sends a command. The answer, if it has one, is among the values.
    func send(_ words: [String]) async throws { try await writer.write(RedisCommand.bytes(of: words)) }
}

enum RedisCommand {
    /// An array of strings, each with its length before it.
    static func bytes(of words: [String]) -> ByteBuffer {
        var buffer = ByteBuffer(string: "*\(words.count)\r\n")
        for word in words { buffer.writeString("$\(word.utf8.count)\r\n\(word)\r\n") }
        return buffer
    }
}

/// Asks a quiet Redis whether it is still there, and breaks the connection when it is mute.
private final class RedisHeartbeat: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event as? IdleStateHandler.IdleStateEvent {
        case .write: context.writeAndFlush(wrapOutboundOut(RedisCommand.bytes(of: ["PING"])), promise: nil)
        case .read: context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }
}
