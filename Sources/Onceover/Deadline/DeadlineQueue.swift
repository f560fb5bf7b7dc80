import Synchronization

/// The deadlines of many waits, kept by one sleeping task.
///
/// A wait that ends in time costs a place in a heap, not a task of its own. The task sleeps until the earliest deadline
/// and looks again; a deadline that is gone by then needs no waking of it.
///
/// ```swift
/// let queue = DeadlineQueue(clock: SuspendingClock())
/// ```
public final class DeadlineQueue<C: Clock>: Sendable {
    typealias Expire = @Sendable () -> Void

    private struct State {
        var heap = DeadlineHeap<C.Instant, Expire>()
        var timer: (instant: C.Instant, task: Task<Void, Never>)?
    }

    private let clock: C
    private let state = Guarded(State())

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
    public var count: Int { state.withLock { $0.heap.count } }

    /// Calls `expire` when the time has come. Returns the number to remove it by.
    func add(at instant: C.Instant, _ expire: @escaping Expire) -> Int {
        state.withLock { state in
            defer { arm(&state) }
            return state.heap.add(expire, at: instant)
        }
    }

    func remove(_ number: Int) {
        state.withLock { $0.heap.remove(number) }
    }

    /// Sees to it that a timer ends no later than the earliest deadline.
    private func arm(_ state: inout State) {
        guard let first = state.heap.first else { return }
        if let timer = state.timer, timer.instant <= first { return }
        state.timer?.task.cancel()
        state.timer = (first, Task { await self.sleep(until: first) })
    }

    /// A cancelled timer has a successor, which does the work.
    private func sleep(until instant: C.Instant) async {
        do { try await clock.sleep(until: instant, tolerance: nil) } catch { return }
        for expire in takeDue() { expire() }
    }

    private func takeDue() -> [Expire] {
        state.withLock { state in
            var due: [Expire] = []
            let now = clock.now
            while let expire = state.heap.popDue(at: now) { due.append(expire) }
            state.timer = nil
            arm(&state)
            return due
        }
    }
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
}
