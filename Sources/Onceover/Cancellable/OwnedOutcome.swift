/// One owner's share of a wait. The last one frees its memory.
///
/// Not a class: the compiler would count up and down on the way to each closure that needs the wait, and each count is an
/// atomic step as dear as those that a wait is made of.
@usableFromInline
@frozen
struct OwnedOutcome<Success: ~Copyable, Failure: Error>: ~Copyable, Sendable {
    @usableFromInline let pending: PendingOutcome<Success, Failure>

    /// Takes over a share that has been counted.
    @inlinable
    init(counted pending: PendingOutcome<Success, Failure>) { self.pending = pending }

    /// One more share of a wait that already has an owner.
    @inlinable
    init(joining pending: PendingOutcome<Success, Failure>) {
        pending.record.pointee.state.apply { $0.join() }
        self.pending = pending
    }

    /// The first owner of a new wait. What others `state` counts, the caller makes.
    @inlinable
    init(
        _ state: WaitState = .open, at location: SourceLocation,
        failure: (@Sendable (Interruption) -> Failure)?
    ) {
        pending = PendingOutcome(WaitRecord(state, at: location, failure: failure))
    }

    @inlinable
    deinit { pending.leave() }

    /// Leaves the share to the caller.
    @inlinable
    consuming func giveUp() -> PendingOutcome<Success, Failure> {
        let pending = pending
        discard self
        return pending
    }
}
