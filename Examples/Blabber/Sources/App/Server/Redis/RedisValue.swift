import NIOCore

/// A value as Redis sends it: what of RESP3 a subscriber gets. https://redis.io/docs/latest/develop/reference/protocol-spec/
enum RedisValue: Hashable, Sendable {
    case text(String)
    case error(String)
    case integer(Int64)
    case null
    /// An array; or a map, as its keys and values in turn.
    case array([RedisValue])
    /// What comes without having been asked for: the messages of a channel.
    case push([RedisValue])
}

/// Cuts what comes into values.
struct RedisDecoder: NIOSingleStepByteToMessageDecoder {
    typealias InboundOut = RedisValue

    /// More than any message of the chat has.
    private static let longest = 1 << 20
    private static let deepest = 8

    func decode(buffer: inout ByteBuffer) throws -> RedisValue? {
        var rest = buffer
        guard let value = try Self.value(in: &rest, depth: 0) else {
            if buffer.readableBytes > Self.longest { throw RedisError.garbled }
            return nil
        }
        buffer = rest
        return value
    }

    func decodeLast(buffer: inout ByteBuffer, seenEOF: Bool) throws -> RedisValue? { try decode(buffer: &buffer) }

    /// Nil when it is not whole yet.
    private static func value(in buffer: inout ByteBuffer, depth: Int) throws -> RedisValue? {
        guard depth < deepest else { throw RedisError.garbled }
        guard let line = line(in: &buffer) else { return nil }
        let rest = String(line.dropFirst())
        switch line.first {
        case "+", "(", ",", "#": return .text(rest)
        case "-": return .error(rest)
        case "_": return .null
        case ":": return Int64(rest).map(RedisValue.integer) ?? .null
        case "$", "=", "!": return try text(of: number(rest), in: &buffer)
        case "*", "~": return try values(number(rest), in: &buffer, depth).map(RedisValue.array)
        case "%": return try values(2 * number(rest), in: &buffer, depth).map(RedisValue.array)
        case ">": return try values(number(rest), in: &buffer, depth).map(RedisValue.push)
        default: throw RedisError.garbled
        }
    }

    private static func line(in buffer: inout ByteBuffer) -> String? {
        guard let length = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\r")).map({ $0 - buffer.readerIndex }),
            length + 2 <= buffer.readableBytes
        else { return nil }
        defer { buffer.moveReaderIndex(forwardBy: 2) }
        return buffer.readString(length: length)
    }

    private static func number(_ text: String) throws -> Int64 {
        guard let number = Int64(text), number <= longest else { throw RedisError.garbled }
        return number
    }

    private static func text(of length: Int64, in buffer: inout ByteBuffer) -> RedisValue? {
        if length < 0 { return .null }
        guard buffer.readableBytes >= length + 2 else { return nil }
        defer { buffer.moveReaderIndex(forwardBy: 2) }
        return buffer.readString(length: Int(length)).map(RedisValue.text)
    }

    private static func values(_ count: Int64, in buffer: inout ByteBuffer, _ depth: Int) throws -> [RedisValue]? {
        var values: [RedisValue] = []
        for _ in 0..<max(0, count) {
            guard let value = try value(in: &buffer, depth: depth + 1) else { return nil }
            values.append(value)
        }
        return values
    }
}
