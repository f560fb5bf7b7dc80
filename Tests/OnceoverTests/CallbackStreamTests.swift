import Testing

@testable import Onceover

@Suite struct CallbackStreamTests {
    typealias Source = CallbackSource<Int, any Error>
    let stopped = Counter()
    let sources = Mailbox<Source>()

    init() { MisuseLog.start() }

    private func stream(_ buffering: StreamBuffering = .dropNewest(8)) -> CallbackStream<Int, any Error> {
        CallbackStream(buffering: buffering) { source in
            sources.put(source)
            return StreamTermination { stopped.increment() }
        }
    }

    @Test func elementsComeInOrderThenTheEnd() async throws {
        let numbers = CallbackStream(of: Int.self, buffering: .dropNewest(8)) { source in
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
        let lost = CallbackStream(of: Int.self, buffering: .dropNewest(1)) { _ in StreamTermination {} }
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
        let numbers = CallbackStream(of: Int.self, buffering: .dropNewest(8)) { source in
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
        let numbers = CallbackStream(of: Int.self, buffering: .suspend(1)) { source in
            let producer = Task {
                for number in 1...100 {
                    try await source.send(waiting: number)
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
        let numbers = stream(.dropOldest(1)).makeAsyncIterator()
        let source = await sources.next()
        #expect(try await source.send(waiting: 1) == .sent)
        #expect(try await source.send(waiting: 2) == .dropped)
        withExtendedLifetime(numbers) {}
    }

    @Test func everyLoopHasAWorkOfItsOwn() async throws {
        let starts = Counter()
        let numbers = CallbackStream(of: Int.self, buffering: .dropNewest(1)) { source in
            starts.increment()
            source.finish()
            return StreamTermination {}
        }
        for _ in 0..<2 { for try await _ in numbers {} }
        #expect(starts.value == 2)
    }

    @Test func aStreamThatCannotFailNeedsNoTry() async {
        let numbers = CallbackStream(of: Int.self, buffering: .dropOldest(1), dropped: { _ -> Never? in nil }) {
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
}
