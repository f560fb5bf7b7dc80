import Dispatch
import Synchronization
import Testing

@testable import Onceover

/// A clock that a test moves by hand.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [(Instant, @Sendable () -> Void)] = []
    }

    private let state = Mutex(State())
    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }
    var sleepers: Int { state.withLock { $0.sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await withCancellableContinuation(of: Void.self) { continuation in
            let wake: @Sendable () -> Void = { continuation.resume() }
            let isOver = state.withLock { state in
                guard deadline > state.now else { return true }
                state.sleepers.append((deadline, wake))
                return false
            }
            if isOver { wake() }
        }
    }

    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            defer { state.sleepers.removeAll { $0.0 <= state.now } }
            return state.sleepers.filter { $0.0 <= state.now }
        }
        for (_, wake) in due { wake() }
    }
}

@Suite struct DeadlineTests {
    let clock = ManualClock()
    let queue: DeadlineQueue<ManualClock>
    let handled = Counter()
    let mailbox = Mailbox<IntCallback>()

    init() { queue = DeadlineQueue(clock: clock) }

    private func wait(
        seconds: Int, onCancel: @escaping @Sendable () -> Void = {}
    ) -> Task<Int, any Error> {
        Task(priority: .background) {
            let deadline = ManualClock.Instant(offset: .seconds(seconds))
            return try await withCancellableContinuation(until: deadline, in: queue) { continuation in
                continuation.onCancel { handled.increment() }
                continuation.onCancel(onCancel)
                mailbox.put { continuation.resume(with: $0) }
            }
        }
    }

    @Test func aWaitEndsAtItsDeadlineWhileTheCallbackIsHeld() async {
        let task = wait(seconds: 5)
        let callback = await mailbox.next()
        while clock.sleepers == 0 { await Task.yield() }
        clock.advance(by: .seconds(5))
        let error = await #expect(throws: Interruption.self) { try await task.value }
        #expect(error?.reason == .deadlineExceeded)
        #expect(handled.value == 1)
        callback(.success(1))
    }

    @Test func anAnswerInTimeLeavesNoDeadlineBehind() async throws {
        let task = wait(seconds: 5)
        await mailbox.next()(.success(3))
        #expect(try await task.value == 3)
        #expect(queue.count == 0)
    }

    @Test func anEarlierDeadlineDoesNotWaitForALaterOne() async {
        let late = wait(seconds: 50)
        let lateCallback = await mailbox.next()
        while clock.sleepers < 1 { await Task.yield() }
        let early = wait(seconds: 5)
        let earlyCallback = await mailbox.next()
        while clock.sleepers < 2 { await Task.yield() }
        clock.advance(by: .seconds(5))
        await #expect(throws: Interruption.self) { try await early.value }
        #expect(queue.count == 1)
        lateCallback(.success(1))
        earlyCallback(.success(1))
        await #expect(throws: Never.self) { try await late.value }
    }

    private enum Local { @TaskLocal static var trace = "none" }

    @Test func theTimerBelongsToNobody() async {
        let seen = Mailbox<String>()
        let task = Local.$trace.withValue("request") { wait(seconds: 5) { seen.put(Local.trace) } }
        let callback = await mailbox.next()
        while clock.sleepers == 0 { await Task.yield() }
        clock.advance(by: .seconds(5))
        await #expect(throws: Interruption.self) { try await task.value }
        #expect(seen.take() == "none")
        callback(.success(1))
    }

    /// The handler sleeps, and not forever: one that span kept its core, and on a machine of one core the test hung.
    @Test func aSlowHandlerDelaysNobodyElse() async {
        let released = DispatchSemaphore(value: 0)
        let slow = wait(seconds: 5) { #expect(released.wait(timeout: .now() + 60) == .success) }
        let slowCallback = await mailbox.next()
        let quick = wait(seconds: 5)
        let quickCallback = await mailbox.next()
        while clock.sleepers == 0 || queue.count < 2 { await Task.yield() }
        clock.advance(by: .seconds(5))
        await #expect(throws: Interruption.self) { try await quick.value }
        released.signal()
        await #expect(throws: Interruption.self) { try await slow.value }
        slowCallback(.success(1))
        quickCallback(.success(1))
    }

    @Test func aFarDeadlineIsNoDeadline() async throws {
        for limit in [Duration.seconds(Int64.max), Duration.seconds(Int64.max) * 10] {
            let value = try await withCancellableContinuation(of: Int.self, within: limit) { continuation in
                Task { continuation.resume(returning: 1) }
            }
            #expect(value == 1)
        }
    }

    @Test func aDeadlineThatIsPastEndsTheWait() async {
        await #expect(throws: Interruption.self) {
            try await withCancellableContinuation(of: Int.self, within: .seconds(Int64.min)) { continuation in
                mailbox.put { continuation.resume(with: $0) }
            }
        }
    }

    /// Its first sleep fails.
    private final class FlakyClock: Clock {
        private let inner = ContinuousClock()
        private let hasFailed = Atomic<Bool>(false)
        var now: ContinuousClock.Instant { inner.now }
        var minimumResolution: Duration { inner.minimumResolution }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            if !hasFailed.exchange(true, ordering: .relaxed) { throw TestError() }
            try await inner.sleep(until: deadline, tolerance: tolerance)
        }
    }

    @Test func aClockThatFailsIsAskedAgain() async {
        let queue = DeadlineQueue(clock: FlakyClock())
        let soon = ContinuousClock.now + .milliseconds(1)
        await #expect(throws: Interruption.self) {
            try await withCancellableContinuation(of: Int.self, until: soon, in: queue) { continuation in
                mailbox.put { continuation.resume(with: $0) }
            }
        }
        #expect(queue.count == 0)
    }

    /// Its cancelled sleeps ask the queue how many deadlines there are.
    private final class AskingClock: Clock {
        let queue = Mailbox<DeadlineQueue<AskingClock>>()
        let asked = Counter()
        let sleeping = Counter()
        let now = ManualClock.Instant(offset: .zero)
        let minimumResolution = Duration.zero

        func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
            try await withCancellableContinuation(of: Void.self) { continuation in
                continuation.onCancel {
                    if self.queue.take()?.count != nil { self.asked.increment() }
                }
                let shared = continuation.shared()
                kept.withLock { $0.append { shared.resume() } }
                sleeping.increment()
            }
        }

        private let kept = Mutex<[@Sendable () -> Void]>([])
    }

    /// It waited for itself: the timer was cancelled under the queue's lock. The limit counts what other tests take meanwhile.
    @Test(.timeLimit(.minutes(30))) func aClockMayAskTheQueueWhenItsTimerIsReplaced() async throws {
        let clock = AskingClock()
        let queue = DeadlineQueue(clock: clock)
        clock.queue.put(queue)
        func wait(seconds: Int) async throws -> Int {
            let deadline = ManualClock.Instant(offset: .seconds(seconds))
            return try await withCancellableContinuation(until: deadline, in: queue) { continuation in
                mailbox.put { continuation.resume(with: $0) }
            }
        }
        async let late = wait(seconds: 50)
        let lateCallback = await mailbox.next()
        while clock.sleeping.value == 0 { await Task.yield() }
        async let early = wait(seconds: 5)
        let earlyCallback = await mailbox.next()
        while clock.asked.value == 0 { await Task.yield() }
        lateCallback(.success(1))
        earlyCallback(.success(2))
        #expect(try await late + early == 3)
    }

    @Test func theErrorOfADeadlineMayBeTheCallers() async {
        func load() async throws(TestError) -> Int {
            try await withCancellableContinuation(
                of: Int.self, within: .zero, interrupted: { _ in TestError(number: 2) }
            ) { continuation in
                mailbox.put { continuation.resume(with: $0.mapError { _ in TestError() }) }
            }
        }
        await #expect(throws: TestError(number: 2)) { try await load() }
    }

    @Test func theHeapGivesDeadlinesInOrderWhateverIsRemoved() {
        var heap = DeadlineHeap<Int>()
        let deadlines = [5, 3, 8, 1, 9, 2, 7].map { Deadline(at: $0) }
        for deadline in deadlines { heap.add(deadline) }
        heap.remove(deadlines[1])
        heap.remove(deadlines[3])
        heap.remove(deadlines[3])
        var order: [Int] = []
        while let next = heap.popDue(at: 8) { order.append(next.instant) }
        #expect(order == [2, 5, 7, 8])
        #expect(heap.count == 1)
    }
}
