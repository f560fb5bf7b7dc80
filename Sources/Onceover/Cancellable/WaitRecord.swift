import Synchronization

/// What is known of one wait that may be interrupted, but for its outcome and its waiter: see ``PendingOutcome``.
@usableFromInline
struct WaitRecord<Failure: Error>: ~Copyable {
    @usableFromInline let state: Atomic<WaitState>
    @usableFromInline let handlers: HandlerList
    /// What the wait throws that gets no answer. Nil: it cannot throw.
    @usableFromInline let failure: (@Sendable (Interruption) -> Failure)?
    /// Whether an outcome has come that nobody has taken. The last owner sees by it whether there is something to destroy:
    /// it may not know the types, and to look them up costs more than the whole wait.
    ///
    /// Written last by whoever wakes the waiter, and read first by the waiter: the thread sanitizer does not see how the
    /// runtime wakes a task that is about to sleep.
    @usableFromInline let hasOutcome: Atomic<Bool>
    /// Whether its memory is a block of ``WaitMemory``. For the last owner, who may not know the size.
    @usableFromInline var isBlock: Bool
    /// The thread on which the wait began. Nil: it cannot be told from the others.
    @usableFromInline var thread: ThreadCache.Pointer?
    @usableFromInline let location: SourceLocation

    @inlinable
    init(
        _ state: WaitState, at location: SourceLocation, failure: (@Sendable (Interruption) -> Failure)?
    ) {
        // Here, and not where they are declared: there each would be a function of its own, which is called.
        self.state = Atomic(state)
        handlers = HandlerList()
        hasOutcome = Atomic(false)
        isBlock = false
        thread = nil
        self.failure = failure
        self.location = location
    }
}
