import Synchronization

/// What is known of one wait that may be interrupted, but for its outcome and its waiter: see ``PendingOutcome``.
@usableFromInline
struct WaitRecord<Failure: Error>: ~Copyable {
    @usableFromInline let state: Atomic<WaitState>
    @usableFromInline let handlers = HandlerList()
    @usableFromInline let failure: @Sendable (Interruption) -> Failure
    /// Whether its memory is a block of ``WaitMemory``. For the last owner, who may not know the size.
    @usableFromInline var isBlock = false
    /// The thread on which the wait began. Nil: it cannot be told from the others.
    @usableFromInline var thread: ThreadCache.Pointer?
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
