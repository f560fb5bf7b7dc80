import AsyncAlgorithms
import Onceover

/// Elements from one task to another. The first contender is the library's, so that the ratios say how much more the
/// others cost.
let streams = Row(
    name: "a stream, per element, from another task", calls: 10_000,
    contenders: [
        Contender("CallbackStream") { n in
            let numbers = CallbackStream(of: Int.self, buffering: .bufferingOldest(n)) { source in
                Task {
                    for number in 0..<n { source.send(number) }
                    source.finish()
                }
                return StreamTermination {}
            }
            for try await _ in numbers {}
        },
        Contender("AsyncThrowingStream") { n in
            let (numbers, source) = AsyncThrowingStream.makeStream(of: Int.self)
            Task {
                for number in 0..<n { source.yield(number) }
                source.finish()
            }
            for try await _ in numbers {}
        },
        Contender("AsyncThrowingChannel") { n in
            try await channel(n)
        },
    ])

let bufferedStreams = Row(
    name: "a stream, per element, buffered before it is read", calls: 10_000,
    contenders: [
        Contender("CallbackStream") { n in
            let numbers = CallbackStream(of: Int.self, buffering: .bufferingOldest(n)) { source in
                for number in 0..<n { source.send(number) }
                source.finish()
                return StreamTermination {}
            }
            for try await _ in numbers {}
        },
        Contender("AsyncThrowingStream") { n in
            let (numbers, source) = AsyncThrowingStream.makeStream(of: Int.self)
            for number in 0..<n { source.yield(number) }
            source.finish()
            for try await _ in numbers {}
        },
    ])

private func channel(_ n: Int) async throws {
    let numbers = AsyncThrowingChannel<Int, any Error>()
    Task {
        for number in 0..<n { await numbers.send(number) }
        numbers.finish()
    }
    for try await _ in numbers {}
}
