import Synchronization

/// What is known of one wait that may be interrupted, but for its outcome and its waiter: see ``PendingOutcome``.
@usableFromInline
struct WaitRecord<Failure: Error>: ~Copyable {
    @usableFromInline let state: Atomic<WaitState>
    @usableFromInline let handlers: HandlerList
    /// The error that the wait throws if it gets no answer. Nil if it cannot throw.
    @usableFromInline let failure: (@Sendable (Interruption) -> Failure)?
    /// Whether an outcome has come and is not taken yet. It tells the last owner whether there is something to destroy.
    /// That owner may not know the types, and looking them up costs more than the whole wait.
    ///
    /// The code that wakes the waiter writes it last, and the waiter reads it first: the thread sanitizer does not see
    /// how the runtime wakes a task that is about to sleep.
    @usableFromInline let hasOutcome: Atomic<Bool>
    /// Whether its memory is a block of ``WaitMemory``. The last owner needs it, because it may not know the size.
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
