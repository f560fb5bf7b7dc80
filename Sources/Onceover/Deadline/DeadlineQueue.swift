/// The deadlines of many waits, kept by one sleeping task.
///
/// A wait that ends in time costs a place in a heap, not a task of its own. The task sleeps until the earliest deadline
/// and looks again. It does not wake for a deadline that was removed. It inherits neither the priority nor the
/// task-local values of a caller.
///
/// ```swift
/// let queue = DeadlineQueue(clock: SuspendingClock())
/// ```
public final class DeadlineQueue<C: Clock>: Sendable {
    @usableFromInline
    struct State: Sendable {
        @usableFromInline var deadlines = DeadlineState<C.Instant>()
        @usableFromInline var timer: Task<Void, Never>?

        @usableFromInline
        init() {}
    }

    @usableFromInline let clock: C
    @usableFromInline let state = Guarded(State())

    /// A queue of its own, for a clock other than the continuous one, or for a test's.
    ///
    /// ```swift
    /// let queue = DeadlineQueue(clock: SuspendingClock())
    /// ```
    public init(clock: C) { self.clock = clock }

    /// How many deadlines are still to come.
    ///
    /// ```swift
    /// metrics.count("deadlines", "\(DeadlineQueue.shared.count)")
    /// ```
    public var count: Int { state.withLock { $0.deadlines.heap.count } }

    @inlinable
    func add(_ deadline: Deadline<C.Instant>) {
        let replaced = state.withLock { state -> Task<Void, Never>? in
            guard let next = state.deadlines.add(deadline, clamped: clamped) else { return nil }
            return start(next, &state)
        }
        replaced?.cancel()
    }

    @inlinable
    func remove(_ deadline: Deadline<C.Instant>) {
        state.withLock { $0.deadlines.remove(deadline) }
    }
}

extension DeadlineQueue {
    /// Returns the timer before, to be cancelled outside the lock: that runs code of the clock, which may ask this queue.
    @usableFromInline
    func start(_ next: DeadlineState<C.Instant>.Timer, _ state: inout State) -> Task<Void, Never>? {
        let before = state.timer
        state.timer = Task.detached(priority: .high) { await self.sleep(next) }
        return before
    }

    /// No clock can count to the end of time: a timer for a far instant looks again on the way.
    @usableFromInline
    func clamped(_ instant: C.Instant) -> C.Instant {
        guard let far = Duration.farthest as? C.Duration else { return instant }
        return min(instant, clock.now.advanced(by: far))
    }

    /// A cancelled timer has a successor, which does the work. A clock that fails is asked again soon.
    private func sleep(_ timer: DeadlineState<C.Instant>.Timer) async {
        do {
            try await clock.sleep(until: timer.instant, tolerance: nil)
        } catch {
            if !Task.isCancelled { try? await ContinuousClock().sleep(for: .milliseconds(10)) }
        }
        // A slow handler delays only its own wait.
        for deadline in end(timer) { Task.detached(priority: .high) { deadline.expire() } }
    }

    private func end(_ timer: DeadlineState<C.Instant>.Timer) -> [Deadline<C.Instant>] {
        state.withLock { state in
            let (due, next) = state.deadlines.end(timer: timer.number, at: clock.now, clamped: clamped)
            // The timer before is the one that ends here.
            if let next { _ = start(next, &state) }
            return due
        }
    }
}

extension Duration {
    /// A hundred years. Not by `seconds(_:)`, which is generic: that cost more than to read the clock.
    @inlinable static var farthest: Duration { Duration(secondsComponent: 3_155_760_000, attosecondsComponent: 0) }
}

extension DeadlineQueue where C == ContinuousClock {
    /// The one queue for deadlines in real time.
    ///
    /// ```swift
    /// let soon = ContinuousClock.now + .seconds(5)
    /// let answer = try await withCancellableContinuation(of: Int.self, until: soon, in: .shared) { continuation in
    ///     start { continuation.resume(returning: $0) }
    /// }
    /// ```
    public static let shared = DeadlineQueue(clock: ContinuousClock())

    @inlinable
    static func instant(after limit: Duration) -> ContinuousClock.Instant { .now + min(limit, .farthest) }
}
