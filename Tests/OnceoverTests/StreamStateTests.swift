import Testing

@testable import Onceover

/// A stream between producers and a consumer, by hand: no task, no thread.
@Suite final class StreamStateTests {
    private typealias State = StreamState<Int, TestError, String, String, String>

    private func read(_ state: inout State) -> Int? {
        guard case .element(let element, _) = state.next() else { return nil }
        return element
    }

    private func sendAll(_ elements: ClosedRange<Int>, to state: inout State) -> [SendResult] {
        elements.map { element in
            guard case .done(let result, _) = state.send(element) else { return .ended }
            return result
        }
    }

    @Test func dropOldestKeepsTheNewest() {
        var state = State(.bufferingNewest(2))
        let results = sendAll(1...3, to: &state)
        let kept = [read(&state), read(&state), read(&state)]
        #expect(results == [.sent, .sent, .dropped])
        #expect(kept == [2, 3, nil])
    }

    @Test func dropNewestKeepsTheOldest() {
        var state = State(.bufferingOldest(2))
        let results = sendAll(1...3, to: &state)
        let kept = [read(&state), read(&state), read(&state)]
        #expect(results == [.sent, .sent, .dropped])
        #expect(kept == [1, 2, nil])
    }

    @Test func aWaitingConsumerGetsTheElementItself() {
        var state = State(.bufferingOldest(1))
        guard case .wait = state.next(keeping: "consumer") else { fatalError("it did not wait") }
        guard case .deliver("consumer") = state.send(1) else { fatalError("it was buffered") }
        guard case .done(.sent, _) = state.send(2) else { fatalError("the consumer was kept") }
    }

    @Test func theBufferIsReadBeforeTheErrorAndTheErrorOnce() {
        var state = State(.bufferingOldest(1))
        _ = state.send(1)
        let end = state.end(TestError(number: 2))
        #expect(end.isFirst)
        _ = state.stopped()
        let element = read(&state)
        #expect(element == 1)
        guard case .end(TestError(number: 2)?) = state.next() else { fatalError("the error is lost") }
        guard case .end(nil) = state.next() else { fatalError("the error came twice") }
    }

    @Test func theFirstEndStands() {
        var state = State(.bufferingOldest(1))
        _ = state.end(nil)
        _ = state.stopped()
        let second = state.end(TestError())
        #expect(!second.isFirst)
        guard case .end(nil) = state.next() else { fatalError("the second end stands") }
        guard case .done(.ended, _) = state.send(1) else { fatalError("it took an element after the end") }
    }

    @Test func aProducerWaitsForRoomAndARoomThatIsFreeIsItsOwn() {
        var state = State(.suspending(1))
        guard case .done(.sent, _)? = state.send(1, keeping: "early") else { fatalError("there was room") }
        let late = state.send(2, keeping: "late")
        #expect(late == nil)
        guard case .element(1, admitted: "late") = state.next() else { fatalError("it was not woken") }
        guard case .element(2, admitted: nil) = state.next() else { fatalError("its element is lost") }
    }

    @Test func oneProducerIsWokenForEachPlaceInTheOrderOfArrival() {
        var state = State(.suspending(1))
        _ = state.send(0, keeping: "none")
        for number in 1...3 { _ = state.send(number, keeping: "\(number)") }
        for number in 0...3 {
            guard case .element(number, let admitted) = state.next() else { fatalError("\(number) is lost") }
            #expect(admitted == (number < 3 ? "\(number + 1)" : nil))
        }
    }

    @Test func aProducerThatLeavesTakesItsElementWithIt() {
        var state = State(.suspending(1))
        _ = state.send(1)
        _ = state.send(2, keeping: "producer")
        let left = [state.leave("producer"), state.leave("producer")]
        #expect(left == [2, nil])
        guard case .element(1, admitted: nil) = state.next() else { fatalError("it was woken") }
    }

    @Test func whatIsLostIsHandedOut() {
        var state = State(.bufferingNewest(1))
        _ = state.send(1)
        guard case .done(.dropped, lost: 1?) = state.send(2) else { fatalError("it was destroyed under the lock") }
        let end = state.end(nil, discardingBuffer: true)
        #expect(end.lost.count == 1)
    }

    @Test func readersAreServedInTheOrderOfAsking() {
        var state = State(.unbounded)
        for reader in ["first", "second"] { _ = state.next(keeping: reader) }
        guard case .deliver("first") = state.send(1) else { fatalError("not the first") }
        guard case .deliver("second") = state.send(2) else { fatalError("not the second") }
    }

    @Test func nobodyReadsTheEndBeforeTheWorkIsStopped() {
        var state = State(.unbounded)
        _ = state.started(stop: "stop")
        _ = state.next(keeping: "reader")
        let end = state.end(TestError(number: 1))
        #expect(end.stop == "stop")
        guard case .wait = state.next(keeping: "late") else { fatalError("it reads the end") }
        let stopped = state.stopped()
        #expect(stopped.failure == TestError(number: 1))
        #expect(stopped.consumers == ["reader", "late"])
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
