import ServiceLifecycle

/// Sends heartbeats into all streams.
struct Heart: Service {
    let room: Room

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                try await Task.sleep(for: .seconds(5))
                await room.sendHeartbeat()
            }
        }
    }
}

/// Hears what happens on other nodes.
struct NodeLink: Service {
    let relay: RedisRelay
    let room: Room

    func run() async throws {
        try? await cancelWhenGracefulShutdown { try await relay.run { await room.receive($0) } }
    }
}
