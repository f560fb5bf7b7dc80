/// Hands a wait to the operation of its cancellation handler, which is the next to run on this thread.
///
/// What an asynchronous closure has captured is handed to it by a function of its own, with a frame of its own: a tenth of
/// the whole wait. A closure that captures nothing needs none. `withTaskCancellationHandler` promises that it neither
/// suspends nor changes where it runs before its operation does, so the thread can keep the wait meanwhile.
@usableFromInline
enum Handover {
    /// The thread that runs now, if it can keep something.
    @usableFromInline static var thread: ThreadCache.Pointer? { ThreadCache.current }

    /// To be taken at once, on `thread`, which must be the one that runs now.
    @inlinable
    static func give(_ wait: UnsafeMutableRawPointer, to thread: ThreadCache.Pointer) {
        thread.pointee.handedOver = wait
    }

    /// Nil: the task was cancelled already, and a handler of the wait has handed over and taken another one, in a loop that
    /// it ran on this thread. Then the wait is over.
    @usableFromInline
    static func take() -> UnsafeMutableRawPointer? { ThreadCache.current?.pointee.handedOver.take() }
}
