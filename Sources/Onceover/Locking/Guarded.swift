import Synchronization

#if THREAD_SANITIZER
    /// The standard library's mutex, told to the thread sanitizer.
    ///
    /// On Linux that mutex is a futex in inline code, which the sanitizer does not know: whatever it guards would be
    /// reported, or be suppressed unseen. The atomic word says the same as the lock does: what one holder wrote, the
    /// next one may read. See ``ThreadSanitizer``.
    @usableFromInline
    struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
        private let mutex: Mutex<Value>
        private let handover = Atomic<Bool>(false)

        @usableFromInline
        init(_ value: consuming sending Value) { mutex = Mutex(value) }

        @usableFromInline
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
#else
    /// What is read and written under a lock of its own.
    @usableFromInline typealias Guarded = Mutex
#endif
