import AsyncAlgorithms
import Onceover

private typealias Channel = MultiProducerSingleConsumerAsyncChannel<Int, Never>

/// What one producer sends with: a source of the channel cannot be copied.
private final class ChannelSource: @unchecked Sendable {
    private var source: Channel.Source

    init(_ source: consuming Channel.Source) { self.source = source }

    func send(_ number: Int) async throws { try await source.send(number) }
}

private let producers = 64
private let room = 16

/// Runs producers that send so many numbers together.
private func produce(
    _ n: Int, _ send: (Int) -> @Sendable (Int) async throws -> Void
) -> [Task<Void, any Error>] {
    (0..<producers).map { producer in
        let send = send(producer)
        return Task { for number in 0..<n / producers { try await send(number) } }
    }
}

/// More producers than there is room, so that most of them wait.
let waitingProducers = Row(
    name: "\(producers) producers that wait for room, per element", calls: 6_400,
    contenders: [
        Contender("MultiProducerSingleConsumerAsyncChannel") { n in
            var made = Channel.makeChannel(of: Int.self, backpressureStrategy: .watermark(low: room, high: room))
            var channel = made.takeChannel()
            let sources = (0..<producers).map { _ in ChannelSource(made.source.makeAdditionalSource()) }
            let tasks = produce(n) { producer in { try await sources[producer].send($0) } }
            for _ in 0..<n { _ = await channel.next() }
            for task in tasks { try await task.value }
        },
        Contender("CallbackStream, suspending", limit: 1) { n in
            let (numbers, source) = CallbackStream.makeStream(of: Int.self, buffering: .suspending(room))
            let tasks = produce(n) { _ in { try await source.sendWhenReady($0) } }
            var iterator = numbers.makeAsyncIterator()
            for _ in 0..<n { _ = try await iterator.next() }
            for task in tasks { try await task.value }
        },
    ])
