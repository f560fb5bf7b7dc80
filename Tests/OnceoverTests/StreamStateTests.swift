import Testing

@testable import Onceover

/// A stream between producers and a consumer, by hand: no task, no thread.
@Suite final class StreamStateTests {
    private typealias State = StreamState<Int, TestError, String, String>

    private func read(_ state: inout State) -> Int? {
        guard case .element(let element, _) = state.next() else { return nil }
        return element
    }

    private func sendAll(_ elements: ClosedRange<Int>, to state: inout State) -> [SendResult] {
        elements.map { element in
            guard case .done(let result) = state.send(element) else { return .ended }
            return result
        }
    }

    @Test func dropOldestKeepsTheNewest() {
        var state = State(.dropOldest(2))
        let results = sendAll(1...3, to: &state)
        let kept = [read(&state), read(&state), read(&state)]
        #expect(results == [.sent, .sent, .dropped])
        #expect(kept == [2, 3, nil])
    }

    @Test func dropNewestKeepsTheOldest() {
        var state = State(.dropNewest(2))
        let results = sendAll(1...3, to: &state)
        let kept = [read(&state), read(&state), read(&state)]
        #expect(results == [.sent, .sent, .dropped])
        #expect(kept == [1, 2, nil])
    }

    @Test func aWaitingConsumerGetsTheElementItself() {
        var state = State(.dropNewest(1))
        guard case .wait = state.next(keeping: "consumer") else { fatalError("it did not wait") }
        guard case .deliver("consumer") = state.send(1) else { fatalError("it was buffered") }
        guard case .done(.sent) = state.send(2) else { fatalError("the consumer was kept") }
    }

    @Test func theBufferIsReadBeforeTheErrorAndTheErrorOnce() {
        var state = State(.dropNewest(1))
        _ = state.send(1)
        let end = state.end(TestError(number: 2))
        #expect(end.isFirst)
        let element = read(&state)
        #expect(element == 1)
        guard case .end(TestError(number: 2)?) = state.next() else { fatalError("the error is lost") }
        guard case .end(nil) = state.next() else { fatalError("the error came twice") }
    }

    @Test func theFirstEndStands() {
        var state = State(.dropNewest(1))
        _ = state.end(nil)
        let second = state.end(TestError())
        #expect(!second.isFirst)
        guard case .end(nil) = state.next() else { fatalError("the second end stands") }
        guard case .done(.ended) = state.send(1) else { fatalError("it took an element after the end") }
    }

    @Test func aProducerWaitsForRoomAndIsWokenByARead() {
        var state = State(.suspend(1))
        let early = state.awaitRoom("producer")
        _ = state.send(1)
        let late = state.awaitRoom("producer")
        #expect(!early && late)
        guard case .element(1, wake: ["producer"]) = state.next() else { fatalError("it was not woken") }
    }

    @Test func aProducerThatLeavesIsNotWoken() {
        var state = State(.suspend(1))
        _ = state.send(1)
        _ = state.awaitRoom("producer")
        let leaves = [state.leave("producer"), state.leave("producer")]
        #expect(leaves == [true, false])
        guard case .element(1, wake: []) = state.next() else { fatalError("it was woken") }
    }

    @Test func aRingBufferKeepsTheOrderWhileItGrows() {
        var buffer = RingBuffer<Int>()
        var read: [Int] = []
        for number in 0..<100 {
            buffer.append(number)
            if number.isMultiple(of: 3) { read.append(buffer.popFirst() ?? -1) }
        }
        while let number = buffer.popFirst() { read.append(number) }
        #expect(read == Array(0..<100))
    }
}
