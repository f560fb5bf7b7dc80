/// Why the nodes do not hear each other.
enum RedisError: Error, Hashable, CustomStringConvertible {
    case unreachable(RedisAddress)
    /// In the words of Redis.
    case refused(String)
    /// It has gone, or is mute.
    case lost
    /// What answers is not Redis.
    case garbled

    var description: String {
        switch self {
        case .unreachable(let address):
            """
            no Redis answers at \(address.host):\(address.port): `apt-get install redis-server`, then \
            `redis-server --port \(address.port)`
            """
        case .refused(let message): "Redis refuses: \(message)"
        case .lost: "Redis has gone, or is mute"
        case .garbled: "what answers is not Redis"
        }
    }
}

/// Where Redis listens.
struct RedisAddress: Hashable, Sendable {
    let host: String
    let port: Int
}
