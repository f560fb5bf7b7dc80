import Synchronization
import Testing

@testable import Onceover

@Suite struct ContinuationSlotTests {
    typealias Slot = ContinuationSlot<Int, any Error>
    let started = Mailbox<Int>()

    /// A call in a task of its own, which says when its work begins.
    private func call(_ slot: Slot, _ number: Int) -> Task<Int, any Error> {
        Task { try await slot.wait { started.put(number) } }
    }

    @Test func aCallbackThatComesAtOnceIsNotLost() async throws {
        let slot = Slot(whenBusy: .reject)
        let value = try await slot.wait { #expect(slot.resume(returning: 1)) }
        #expect(value == 1)
    }

    @Test func aStaleCallbackFindsNobody() async throws {
        let slot = Slot(whenBusy: .reject)
        #expect(!slot.resume(returning: 1))
        let task = call(slot, 1)
        _ = await started.next()
        #expect(slot.resume(returning: 2))
        #expect(!slot.resume(throwing: TestError()))
        #expect(try await task.value == 2)
    }

    @Test func rejectThrowsBusyIntoTheSecond() async throws {
        let slot = Slot(whenBusy: .reject)
        let first = call(slot, 1)
        _ = await started.next()
        let here = SourceLocation(line: #line + 1)
        await #expect(throws: Interruption(.busy, at: here)) {
            try await slot.wait { Issue.record("it began its work") }
        }
        slot.resume(returning: 1)
        #expect(try await first.value == 1)
    }

    @Test func replaceEndsTheFirstAndStopsItsWork() async throws {
        let slot = Slot(whenBusy: .replace)
        let cancelled = Counter()
        let first = Task { try await slot.wait(onCancel: { cancelled.increment() }) { started.put(1) } }
        _ = await started.next()
        let second = call(slot, 2)
        _ = await started.next()
        let error = await #expect(throws: Interruption.self) { try await first.value }
        #expect(error?.reason == .replaced)
        #expect(cancelled.value == 1)
        slot.resume(returning: 2)
        #expect(try await second.value == 2)
    }

    @Test func aCallCancelledWhileItsWorkStartsStopsIt() async {
        let slot = Slot(whenBusy: .reject)
        let cancelled = Counter()
        let task = Task {
            try await slot.wait(onCancel: { cancelled.increment() }) { withUnsafeCurrentTask { $0?.cancel() } }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(cancelled.value == 1)
        #expect(!slot.resume(returning: 1))
    }

    @Test func queueStartsEachCallInItsTurn() async throws {
        let slot = Slot(whenBusy: .queue)
        let first = call(slot, 1)
        _ = await started.next()
        let second = call(slot, 2)
        while slot.state.withLock({ $0.line.isEmpty }) { await Task.yield() }
        #expect(started.take() == nil)
        slot.resume(returning: 10)
        #expect(await started.next() == 2)
        slot.resume(returning: 20)
        #expect(try await [first.value, second.value] == [10, 20])
    }

    @Test func aCallCancelledInTheQueueLetsTheNextOneGo() async throws {
        let slot = Slot(whenBusy: .queue)
        let first = call(slot, 1)
        _ = await started.next()
        let second = call(slot, 2)
        while slot.state.withLock({ $0.line.isEmpty }) { await Task.yield() }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        slot.resume(returning: 10)
        #expect(try await first.value == 10)
        let third = try await slot.wait { slot.resume(returning: 30) }
        #expect(third == 30)
    }

    @Test func joinGivesAllTheOneResult() async throws {
        let slot = Slot(whenBusy: .join)
        let calls = (1...3).map { call(slot, $0) }
        _ = await started.next()
        while slot.state.withLock({ $0.others.count < 2 }) { await Task.yield() }
        #expect(started.take() == nil)
        slot.resume(returning: 7)
        for call in calls { #expect(try await call.value == 7) }
    }

    @Test func aCancelledCallLeavesTheSlotFree() async throws {
        let slot = Slot(whenBusy: .reject)
        let first = call(slot, 1)
        _ = await started.next()
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(!slot.resume(returning: 1))
        #expect(try await slot.wait { slot.resume(returning: 2) } == 2)
    }

    @Test func aCallWithoutWorkWaitsForTheNextCallback() async throws {
        let slot = Slot(whenBusy: .queue)
        async let value = slot.wait()
        while !slot.resume(returning: 3) { await Task.yield() }
        #expect(try await value == 3)
    }

    @Test func aSlotMayHaveAnErrorTypeOfItsOwn() async throws {
        let slot = ContinuationSlot<Int, TestError>(whenBusy: .reject) { _ in TestError(number: 1) }
        let first = Task { try await slot.wait { started.put(1) } }
        _ = await started.next()
        await #expect(throws: TestError(number: 1)) { try await slot.wait {} }
        slot.resume(throwing: TestError(number: 2))
        await #expect(throws: TestError(number: 2)) { try await first.value }
    }
}
