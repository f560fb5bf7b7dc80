// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
func depths(_ count: Int, _ sound: @escaping @Sendable () async throws -> Int) -> AsyncThrowingStream<Int, any Error> {
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    Task {
        do {
            for _ in 0..<count { continuation.yield(try await sound()) }
            continuation.finish()
        } catch {  // want "unresumed-path"
            print(error)
        }
    }
    return stream
}

func first(_ depth: Int?) -> AsyncStream<Int> {
    let made = AsyncStream.makeStream(of: Int.self)
    guard let depth else { return made.stream }  // want "unresumed-path"
    made.continuation.yield(depth)
    made.continuation.finish()
    return made.stream
}
