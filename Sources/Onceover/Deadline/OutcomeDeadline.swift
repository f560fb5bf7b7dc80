/// The deadline of a wait, of which it owns a share.
@usableFromInline
final class OutcomeDeadline<Instant: Comparable & Sendable, Success: ~Copyable, Failure: Error>: Deadline<Instant>,
    @unchecked Sendable
{
    @usableFromInline let owned: OwnedOutcome<Success, Failure>

    @inlinable
    init(at instant: Instant, of pending: PendingOutcome<Success, Failure>) {
        owned = OwnedOutcome(joining: pending)
        super.init(at: instant)
    }

    @usableFromInline
    override func expire() { owned.pending.interrupt(.deadlineExceeded) }
}
