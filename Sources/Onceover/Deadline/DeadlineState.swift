/// The deadlines of a queue and the timer for the earliest, as a pure value: each event returns which timer is to be started.
@usableFromInline
struct DeadlineState<Instant: Comparable & Sendable>: Sendable {
    /// To be started in place of the one before.
    @usableFromInline
    struct Timer: Sendable {
        @usableFromInline let instant: Instant
        @usableFromInline let number: Int
    }

    @usableFromInline var heap = DeadlineHeap<Instant>()
    @usableFromInline var timer: Timer?
    private var lastTimer = 0

    @usableFromInline
    init() {}

    /// The timer that has to be started, if the one that runs ends too late. `clamped` says how far a timer can reach.
    @inlinable
    mutating func add(_ deadline: Deadline<Instant>, clamped: (Instant) -> Instant) -> Timer? {
        heap.add(deadline)
        return needsTimer ? arm(clamped) : nil
    }

    @inlinable
    mutating func remove(_ deadline: Deadline<Instant>) { heap.remove(deadline) }

    /// A timer has ended: what is due, and the next timer. One that has a successor leaves that to it.
    mutating func end(
        timer number: Int, at now: Instant, clamped: (Instant) -> Instant
    ) -> (due: [Deadline<Instant>], next: Timer?) {
        guard timer?.number == number else { return ([], nil) }
        var due: [Deadline<Instant>] = []
        while let deadline = heap.popDue(at: now) { due.append(deadline) }
        timer = nil
        return (due, needsTimer ? arm(clamped) : nil)
    }

    @inlinable var needsTimer: Bool {
        guard let first = heap.first else { return false }
        return timer.map { $0.instant > first } ?? true
    }

    @usableFromInline
    mutating func arm(_ clamped: (Instant) -> Instant) -> Timer? {
        guard let first = heap.first else { return nil }
        lastTimer += 1
        timer = Timer(instant: clamped(first), number: lastTimer)
        return timer
    }
}
