import Testing

@testable import Onceover

@Suite struct CallbackStreamTests {
    typealias Source = CallbackSource<Int, any Error>
    let stopped = Counter()
    let sources = Mailbox<Source>()

    init() { MisuseLog.start() }

    private func stream(_ buffering: StreamBuffering = .bufferingOldest(8)) -> CallbackStream<Int, any Error> {
        CallbackStream(buffering: buffering) { source in
            sources.put(source)
            return StreamTermination { stopped.increment() }
        }
    }

    @Test func elementsComeInOrderThenTheEnd() async throws {
        let numbers = CallbackStream(of: Int.self, buffering: .bufferingOldest(8)) { source in
            for number in 1...3 { source.send(number) }
            source.finish()
            return StreamTermination { stopped.increment() }
        }
        var seen: [Int] = []
        for try await number in numbers { seen.append(number) }
        #expect(seen == [1, 2, 3])
        #expect(stopped.value == 1)
    }

    @Test func anErrorEndsTheLoop() async {
        let task = Task { for try await _ in stream() {} }
        await sources.next().finish(throwing: TestError(number: 4))
        await #expect(throws: TestError(number: 4)) { try await task.value }
        #expect(stopped.value == 1)
    }

    @Test func aDroppedSourceThrowsAndIsReported() async {
        let here = SourceLocation(line: #line + 1)
        let lost = CallbackStream(of: Int.self, buffering: .bufferingOldest(1)) { _ in StreamTermination {} }
        await #expect(throws: Interruption(.dropped, at: here)) { for try await _ in lost {} }
        #expect(MisuseLog.kinds(at: here) == [.dropped])
    }

    @Test func cancellingEndsTheLoopAndStopsTheWork() async throws {
        let task = Task { for try await _ in stream() {} }
        let source = await sources.next()
        task.cancel()
        try await task.value
        #expect(stopped.value == 1)
        #expect(source.send(1) == .ended)
    }

    @Test func leavingTheLoopStopsTheWork() async throws {
        let numbers = CallbackStream(of: Int.self, buffering: .bufferingOldest(8)) { source in
            source.send(1)
            sources.put(source)
            return StreamTermination { stopped.increment() }
        }
        for try await _ in numbers { break }
        #expect(stopped.value == 1)
        #expect(sources.take()?.finish() == false)
    }

    @Test func aSlowConsumerHoldsTheProducer() async throws {
        let sent = Counter()
        let numbers = CallbackStream(of: Int.self, buffering: .suspending(1)) { source in
            let producer = Task {
                for number in 1...100 {
                    try await source.sendWhenReady(number)
                    sent.increment()
                }
                source.finish()
            }
            return StreamTermination { producer.cancel() }
        }
        var expected = 1
        for try await number in numbers {
            #expect(number == expected)
            #expect(sent.value <= number + 2)
            expected += 1
        }
        #expect(expected == 101)
    }

    @Test func aStreamThatDropsDoesNotHoldItsProducer() async throws {
        let numbers = stream(.bufferingNewest(1)).makeAsyncIterator()
        let source = await sources.next()
        #expect(try await source.sendWhenReady(1) == .sent)
        #expect(try await source.sendWhenReady(2) == .dropped)
        withExtendedLifetime(numbers) {}
    }

    @Test func everyLoopHasAWorkOfItsOwn() async throws {
        let starts = Counter()
        let numbers = CallbackStream(of: Int.self, buffering: .bufferingOldest(1)) { source in
            starts.increment()
            source.finish()
            return StreamTermination {}
        }
        for _ in 0..<2 { for try await _ in numbers {} }
        #expect(starts.value == 2)
    }

    @Test func aStreamThatCannotFailNeedsNoTry() async {
        let numbers = CallbackStream(of: Int.self, buffering: .bufferingNewest(1), dropped: { _ -> Never? in nil }) {
            source in
            source.send(1)
            source.send(2)
            source.finish()
            return StreamTermination {}
        }
        var seen: [Int] = []
        for await number in numbers { seen.append(number) }
        #expect(seen == [2])
    }

    /// A pool: a frame that is let go makes the next one come.
    private final class Frame: Sendable {
        let recycle: @Sendable () -> Void
        init(_ recycle: @escaping @Sendable () -> Void) { self.recycle = recycle }
        deinit { recycle() }
    }

    @Test func anElementThatIsLetGoMaySend() {
        let frames = CallbackStream(of: Frame.self, buffering: .bufferingNewest(1)) { source in
            source.send(Frame { source.send(Frame {}) })
            source.send(Frame { source.finish() })
            return StreamTermination {}
        }
        withExtendedLifetime(frames.makeAsyncIterator()) {}
    }

    @Test func twoReadersOfOneIteratorAreBothServed() async throws {
        nonisolated(unsafe) let iterator = stream().makeAsyncIterator()
        let source = await sources.next()
        let readers = (0..<2).map { _ in
            Task {
                var copy = iterator
                return try await copy.next()
            }
        }
        while source.channel.state.withLock({ $0.laterConsumers.isEmpty }) { await Task.yield() }
        source.send(contentsOf: [1, 2])
        var seen: Set<Int?> = []
        for reader in readers { seen.insert(try await reader.value) }
        #expect(seen == [1, 2])
        source.finish()
    }

    @Test func theWorkIsStoppedWhenTheReaderGoesOn() async throws {
        for _ in 0..<200 {
            let before = stopped.value
            let numbers = CallbackStream(of: Int.self, buffering: .unbounded) { source in
                Task { source.finish() }
                return StreamTermination { stopped.increment() }
            }
            for try await _ in numbers {}
            #expect(stopped.value == before + 1)
        }
    }

    @MainActor
    @Test func theMainActorMayStopTheWork() async throws {
        final class Sensor { var isOn = true }
        let sensor = Sensor()
        let termination = StreamTermination.mainActor { sensor.isOn = false }
        let (numbers, source) = CallbackStream.makeStream(of: Int.self, termination: termination)
        source.finish()
        for try await _ in numbers {}
        #expect(!sensor.isOn)
    }

    @Test func aMadeStreamHasOneSourceAndEndsWithItsReaders() async throws {
        let source: CallbackSource<Int, any Error>
        do {
            let made = CallbackStream.makeStream(
                of: Int.self, termination: StreamTermination { stopped.increment() })
            source = made.source
            source.send(contentsOf: 1...3)
            for try await number in made.stream where number == 2 { break }
            for try await number in made.stream {
                #expect(number == 3)
                break
            }
            #expect(stopped.value == 0)
        }
        #expect(stopped.value == 1)
        #expect(source.send(4) == .ended)
    }

    @Test func aCallbackHearsWhenThereIsRoom() async throws {
        let (numbers, source) = CallbackStream.makeStream(of: Int.self, buffering: .suspending(1))
        let results = Mailbox<SendResult>()
        source.send(1)
        source.sendWhenReady(2) { results.put($0) }
        #expect(results.take() == nil)
        var iterator = numbers.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        #expect(results.take() == .sent)
        source.sendWhenReady(3) { results.put($0) }
        source.finish()
        #expect(results.take() == .ended)
        #expect(try await iterator.next() == 2)
        #expect(try await iterator.next() == nil)
    }

    @Test func aProducerThatIsCancelledSendsNothing() async throws {
        let (numbers, source) = CallbackStream.makeStream(of: Int.self, buffering: .suspending(1))
        source.send(1)
        let producer = Task { try await source.sendWhenReady(2) }
        while source.channel.state.withLock({ $0.producers.isEmpty }) { await Task.yield() }
        producer.cancel()
        await #expect(throws: CancellationError.self) { try await producer.value }
        source.finish()
        var seen: [Int] = []
        for try await number in numbers { seen.append(number) }
        #expect(seen == [1])
    }

    @Test func aFinishedSourceIsNotLost() async throws {
        let asked = Counter()
        let numbers = CallbackStream<Int, any Error>(
            buffering: .unbounded,
            dropped: { interruption in
                asked.increment()
                return interruption.asError
            }
        ) { source in
            source.finish()
            return StreamTermination {}
        }
        for try await _ in numbers {}
        #expect(asked.value == 0)
    }
}
