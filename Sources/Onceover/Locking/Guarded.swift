import Synchronization

/// What is read and written under a lock of its own: the standard library's mutex, told to the thread sanitizer.
///
/// On Linux that mutex waits in code that the sanitizer does not see, so it would report whatever the mutex guards. The
/// atomic word says the same as the lock does: what one holder wrote, the next one may read. It is written and read inside
/// the lock, without a step of its own.
@usableFromInline
struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>
    @usableFromInline let handover = Atomic<Bool>(false)

    @inlinable
    init(_ value: consuming sending Value) { mutex = Mutex(value) }

    @inlinable
    @inline(__always)
    borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) in
            _ = handover.load(ordering: .acquiring)
            defer { handover.store(true, ordering: .releasing) }
            return try body(&value)
        }
    }
}
