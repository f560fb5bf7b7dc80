import Synchronization

/// What is remembered of one wait that may be interrupted: the outcome, the waiter, and the word that says who may touch
/// them.
///
/// Both are safe without a lock: only the winner of the claim writes `outcome`, before it publishes; only the waiter
/// writes `waiter`, before it suspends; each is read after the atomic step that follows its write.
@usableFromInline
struct WaitRecord<Success, Failure: Error>: ~Copyable {
    @usableFromInline let state: Atomic<WaitState>
    @usableFromInline var outcome: Result<Success, Failure>?
    @usableFromInline var waiter: UnsafeContinuation<Void, Never>?
    @usableFromInline let handlers = HandlerList()
    @usableFromInline let failure: @Sendable (Interruption) -> Failure
    /// Changes only between two waits of a slot, when nobody else knows of this.
    @usableFromInline var location: SourceLocation

    @inlinable
    init(
        _ state: WaitState, at location: SourceLocation, failure: @escaping @Sendable (Interruption) -> Failure
    ) {
        self.state = Atomic(state)
        self.failure = failure
        self.location = location
    }
}
