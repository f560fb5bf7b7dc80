/// What happens at a time, unless it is removed from its queue before.
@usableFromInline
class Deadline<Instant: Comparable & Sendable>: @unchecked Sendable {
    @usableFromInline final let instant: Instant
    /// Where it is in the heap, and -1 if it is in none. Guarded by the lock of its queue.
    @usableFromInline @exclusivity(unchecked) final var position: Int

    @inlinable
    init(at instant: Instant) {
        self.instant = instant
        position = -1
    }

    /// Called when the time has come; once, unless it is added again.
    @usableFromInline
    func expire() {}
}
