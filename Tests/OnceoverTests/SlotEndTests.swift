import Synchronization
import Testing

@testable import Onceover

/// How calls of a slot end that get no answer of their own.
@Suite struct SlotEndTests {
    typealias Slot = ContinuationSlot<Int, any Error>
    let started = Mailbox<Int>()
    let stopped = Counter()

    private func call(_ slot: Slot, _ number: Int) -> Task<Int, any Error> {
        Task { try await slot.wait(onCancel: { stopped.increment() }) { started.put(number) } }
    }

    private func reason(_ call: Task<Int, any Error>) async -> Interruption.Reason? {
        let result = await call.result
        guard case .failure(let error) = result else { return nil }
        return (error as? Interruption)?.reason ?? (error is CancellationError ? .cancelled : nil)
    }

    private func waitFor(_ count: Int, in slot: Slot, _ path: @Sendable (Slot.State) -> Int) async {
        while slot.state.withLock({ path($0) }) < count { await Task.yield() }
    }

    @Test func workThatOthersHaveJoinedGoesOnWithoutItsFirstCall() async throws {
        let slot = Slot(whenBusy: .join)
        let first = call(slot, 1)
        _ = await started.next()
        let second = call(slot, 2)
        await waitFor(1, in: slot) { $0.others.count }
        first.cancel()
        #expect(await reason(first) == .cancelled)
        #expect(stopped.value == 0)
        #expect(slot.resume(returning: 7))
        #expect(try await second.value == 7)
    }

    @Test func theLastOfThoseWhoJoinedStopsTheWork() async throws {
        let slot = Slot(whenBusy: .join)
        let first = call(slot, 1)
        _ = await started.next()
        let second = call(slot, 2)
        await waitFor(1, in: slot) { $0.others.count }
        first.cancel()
        second.cancel()
        #expect(await reason(first) == .cancelled)
        #expect(await reason(second) == .cancelled)
        #expect(stopped.value == 1)
        #expect(!slot.resume(returning: 1))
    }

    @Test func aCallWithWorkThatJoinsObserversStartsIt() async throws {
        let slot = Slot(whenBusy: .join)
        async let observed = slot.wait()
        await waitFor(1, in: slot) { $0.first == nil ? 0 : 1 }
        let first = call(slot, 1)
        #expect(await started.next() == 1)
        slot.resume(returning: 3)
        #expect(try await observed == 3)
        #expect(try await first.value == 3)
    }

    /// Stopping the work tells its delegate at once, as many do.
    @Test func theAnswerOfStoppedWorkIsNobodys() async throws {
        let slot = Slot(whenBusy: .replace)
        let late = Mutex<[Bool]>([])
        let first = Task {
            try await slot.wait(onCancel: { late.withLock { $0.append(slot.resume(throwing: TestError())) } }) {
                started.put(1)
            }
        }
        _ = await started.next()
        let second = call(slot, 2)
        #expect(await started.next() == 2)
        #expect(late.withLock { $0 } == [false])
        #expect(await reason(first) == .replaced)
        slot.resume(returning: 42)
        #expect(try await second.value == 42)
    }

    @Test(arguments: [SlotPolicy.reject, .replace, .queue, .join])
    func closingEndsThoseWhoWaitAndThoseWhoCome(_ policy: SlotPolicy) async throws {
        let slot = Slot(whenBusy: policy)
        let first = call(slot, 1)
        _ = await started.next()
        slot.close()
        #expect(await reason(first) == .closed)
        #expect(stopped.value == 1)
        #expect(await reason(call(slot, 2)) == .closed)
        #expect(started.take() == nil)
    }

    @Test func closingWithAnErrorThrowsIt() async {
        let slot = Slot(whenBusy: .queue)
        let calls = [call(slot, 1), call(slot, 2)]
        await waitFor(1, in: slot) { $0.line.count }
        slot.close(throwing: TestError(number: 5))
        for call in calls { await #expect(throws: TestError(number: 5)) { try await call.value } }
        await #expect(throws: TestError(number: 5)) { try await slot.wait() }
    }

    @Test func allQueuedCallsFailAtOnceAndTheSlotGoesOn() async throws {
        let slot = Slot(whenBusy: .queue)
        let calls = (1...3).map { call(slot, $0) }
        await waitFor(2, in: slot) { $0.line.count }
        #expect(slot.resumeAll(throwing: TestError(number: 6)))
        for call in calls { await #expect(throws: TestError(number: 6)) { try await call.value } }
        #expect(stopped.value == 0)
        #expect(!slot.resumeAll(throwing: TestError()))
        #expect(try await slot.wait { slot.resume(returning: 1) } == 1)
    }

    @Test func cancellingAllStopsTheWork() async {
        let slot = Slot(whenBusy: .queue)
        let first = call(slot, 1)
        _ = await started.next()
        slot.cancelAll()
        #expect(await reason(first) == .cancelled)
        #expect(stopped.value == 1)
    }

    @Test func aLostSourceEndsTheCalls() async throws {
        let slot: Slot
        var source: SlotSource<Int, any Error>?
        (slot, source) = Slot.makeSlot(of: Int.self, whenBusy: .queue)
        let answered = call(slot, 1)
        _ = await started.next()
        #expect(source?.resume(returning: 8) == true)
        #expect(try await answered.value == 8)
        let waiting = call(slot, 2)
        _ = await started.next()
        source = nil
        #expect(await reason(waiting) == .dropped)
        #expect(await reason(call(slot, 3)) == .dropped)
    }

    @Test func whatStartThrowsIsTheAnswer() async throws {
        let slot = Slot(whenBusy: .queue)
        await #expect(throws: TestError(number: 3)) {
            try await slot.wait(onCancel: { stopped.increment() }) { throw TestError(number: 3) }
        }
        #expect(stopped.value == 0)
        #expect(try await slot.wait { slot.resume(returning: 1) } == 1)
    }
}
