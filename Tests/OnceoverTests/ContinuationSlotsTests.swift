import Testing

@testable import Onceover

/// Requests by identifier.
@Suite struct ContinuationSlotsTests {
    typealias Slots = ContinuationSlots<Int, String, any Error>
    let started = Mailbox<Int>()
    let stopped = Counter()

    private func call(_ slots: Slots, _ key: Int) -> Task<String, any Error> {
        Task { try await slots.wait(for: key, onCancel: { stopped.increment() }) { started.put(key) } }
    }

    private func begin(_ slots: Slots, _ keys: [Int]) async -> [Task<String, any Error>] {
        var calls: [Task<String, any Error>] = []
        for key in keys {
            calls.append(call(slots, key))
            _ = await started.next()
        }
        return calls
    }

    @Test func eachKeyGetsItsOwnAnswer() async throws {
        let slots = Slots(whenBusy: .reject)
        let calls = await begin(slots, [1, 2, 3])
        #expect(Set(slots.keys) == [1, 2, 3])
        for key in [2, 3, 1] { #expect(slots.resume(key, returning: "answer \(key)")) }
        for (key, call) in zip(1..., calls) { #expect(try await call.value == "answer \(key)") }
        #expect(slots.keys.isEmpty)
    }

    @Test func aLateAnswerGoesNowhere() async throws {
        let slots = Slots(whenBusy: .reject)
        let calls = await begin(slots, [1])
        calls[0].cancel()
        await #expect(throws: CancellationError.self) { try await calls[0].value }
        #expect(stopped.value == 1)
        #expect(!slots.resume(1, returning: "late"))
        #expect(slots.keys.isEmpty)
    }

    @Test func thePolicyIsForEachKey() async throws {
        let slots = Slots(whenBusy: .reject)
        let calls = await begin(slots, [1, 2])
        let error = await #expect(throws: Interruption.self) { try await call(slots, 1).value }
        #expect(error?.reason == .busy)
        slots.resume(1, returning: "one")
        slots.resume(2, throwing: TestError())
        #expect(try await calls[0].value == "one")
        await #expect(throws: TestError()) { try await calls[1].value }
    }

    @Test func joinedCallsOfAKeyShareItsAnswer() async throws {
        let slots = Slots(whenBusy: .join)
        let calls = await begin(slots, [1])
        async let joined = slots.wait(for: 1)
        while slots.state.withLock({ $0.slots.update(1, { $0.others.isEmpty }, isUnused: { _ in false }) ?? true }) {
            await Task.yield()
        }
        slots.resume(1, returning: "shared")
        #expect(try await calls[0].value == "shared")
        #expect(try await joined == "shared")
    }

    @Test func oneKeyIsCancelledAndTheOthersAreNot() async throws {
        let slots = Slots(whenBusy: .reject)
        let calls = await begin(slots, [1, 2])
        slots.cancel(1)
        await #expect(throws: CancellationError.self) { try await calls[0].value }
        #expect(stopped.value == 1)
        slots.resume(2, returning: "two")
        #expect(try await calls[1].value == "two")
    }

    @Test func allFailAtOnceAndNewRequestsGoOn() async throws {
        let slots = Slots(whenBusy: .reject)
        let calls = await begin(slots, [1, 2, 3])
        #expect(slots.resumeAll(throwing: TestError(number: 1)))
        for call in calls { await #expect(throws: TestError(number: 1)) { try await call.value } }
        #expect(!slots.resumeAll(throwing: TestError()))
        #expect(try await slots.wait(for: 1) { slots.resume(1, returning: "again") } == "again")
    }

    @Test func closingEndsThoseWhoWaitAndThoseWhoCome() async throws {
        let slots = Slots(whenBusy: .queue)
        let calls = await begin(slots, [1, 2])
        slots.close()
        for call in calls {
            let error = await #expect(throws: Interruption.self) { try await call.value }
            #expect(error?.reason == .closed)
        }
        #expect(stopped.value == 2)
        let error = await #expect(throws: Interruption.self) { try await call(slots, 3).value }
        #expect(error?.reason == .closed)
    }

    @Test func aDeadlineEndsOneRequest() async throws {
        let slots = Slots(whenBusy: .reject)
        let error = await #expect(throws: Interruption.self) {
            try await slots.wait(for: 1, within: .zero, onCancel: { stopped.increment() }) {}
        }
        #expect(error?.reason == .deadlineExceeded)
        #expect(stopped.value == 1)
        #expect(slots.keys.isEmpty)
    }
}
