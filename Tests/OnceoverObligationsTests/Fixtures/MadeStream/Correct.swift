// verdicts: 2 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
func depths(_ count: Int, _ sound: @escaping @Sendable () async throws -> Int) -> AsyncThrowingStream<Int, any Error> {
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    Task {
        do {
            for _ in 0..<count { continuation.yield(try await sound()) }
            continuation.finish()
        } catch {
            continuation.finish(throwing: error)
        }
    }
    return stream
}

func first(_ depth: Int?) -> AsyncStream<Int> {
    let made = AsyncStream.makeStream(of: Int.self)
    guard let depth else {
        made.continuation.finish()
        return made.stream
    }
    made.continuation.yield(depth)
    made.continuation.finish()
    return made.stream
}

/// The sounder calls back for each depth, and once at the end.
func soundings(_ sounder: Sounder) -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    sounder.start { depth in
        continuation.yield(depth)
    } onEnd: { _ in
        continuation.finish()
    }
    return stream
}
