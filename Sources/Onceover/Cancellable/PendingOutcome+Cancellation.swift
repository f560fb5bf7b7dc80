import Synchronization

/// Whether the waiting task was cancelled before it sleeps.
///
/// To ask costs a tenth of a wait, and the cancellation handler of a task that sleeps tells it anyway. So it is asked only
/// when something depends on it earlier: when `body` answers, registers a handler or lets go of its handle.
extension PendingOutcome {
    /// By the call that waits, before `body` runs. Asks only if nobody can ask later.
    @inlinable
    @inline(__always)
    func begin() {
        if record.pointee.thread == nil && Task.isCancelled { interrupt(.cancelled) }
    }

    /// By a handle, before it does what depends on it.
    @inlinable
    @inline(__always)
    func noticeCancellation() {
        if record.pointee.state.load(ordering: .relaxed).mustAsk { askInBody() }
    }

    /// A task can ask only about itself. On the thread of a wait that does not sleep yet, that is the waiting task, whose
    /// `body` is running; if not, the cancellation is noticed when `body` returns.
    ///
    /// `body` may run another task to its end on this thread. Then it is that task's cancellation which ends the wait.
    @usableFromInline
    @inline(never)
    func askInBody() {
        if Task.isCancelled, let thread = record.pointee.thread, thread == ThreadCache.current { interrupt(.cancelled) }
    }
}
