import Testing

@testable import Onceover

@Suite struct SlotDeadlineTests {
    typealias Slot = ContinuationSlot<Int, any Error>
    let clock = ManualClock()
    let queue: DeadlineQueue<ManualClock>
    let started = Mailbox<Int>()
    let cancelled = Counter()

    init() { queue = DeadlineQueue(clock: clock) }

    private func call(_ slot: Slot, _ number: Int, seconds: Int) -> Task<Int, any Error> {
        Task {
            let deadline = ManualClock.Instant(offset: .seconds(seconds))
            return try await slot.wait(until: deadline, in: queue, onCancel: { cancelled.increment() }) {
                started.put(number)
            }
        }
    }

    /// The time passes when the queue's timer sleeps.
    private func pass(seconds: Int) async {
        while clock.sleepers == 0 { await Task.yield() }
        clock.advance(by: .seconds(seconds))
    }

    @Test(arguments: [SlotPolicy.reject, .replace, .queue, .join])
    func aCallEndsAtItsDeadlineAndLeavesTheSlot(_ policy: SlotPolicy) async throws {
        let slot = Slot(whenBusy: policy)
        let task = call(slot, 1, seconds: 5)
        #expect(await started.next() == 1)
        await pass(seconds: 5)
        let error = await #expect(throws: Interruption.self) { try await task.value }
        #expect(error?.reason == .deadlineExceeded)
        #expect(cancelled.value == 1)
        #expect(!slot.resume(returning: 1))
        #expect(try await slot.wait { slot.resume(returning: 2) } == 2)
    }

    @Test(arguments: [SlotPolicy.reject, .queue])
    func anAnswerInTimeLeavesNoDeadlineBehind(_ policy: SlotPolicy) async throws {
        let slot = Slot(whenBusy: policy)
        let task = call(slot, 1, seconds: 5)
        _ = await started.next()
        #expect(slot.resume(returning: 3))
        #expect(try await task.value == 3)
        #expect(queue.count == 0)
        #expect(cancelled.value == 0)
    }

    @Test func theTimeInTheQueueCounts() async throws {
        let slot = Slot(whenBusy: .queue)
        let first = call(slot, 1, seconds: 50)
        _ = await started.next()
        let second = call(slot, 2, seconds: 5)
        while clock.sleepers < 2 { await Task.yield() }
        clock.advance(by: .seconds(5))
        await #expect(throws: Interruption.self) { try await second.value }
        #expect(started.take() == nil)
        #expect(cancelled.value == 0)
        slot.resume(returning: 1)
        #expect(try await first.value == 1)
    }

    @Test func aCallThatIsBusyHasNoDeadline() async throws {
        let slot = Slot(whenBusy: .reject)
        let first = call(slot, 1, seconds: 5)
        _ = await started.next()
        let error = await #expect(throws: Interruption.self) { try await call(slot, 2, seconds: 5).value }
        #expect(error?.reason == .busy)
        #expect(queue.count == 1)
        slot.resume(returning: 1)
        #expect(try await first.value == 1)
    }
}
