/// What the thread sanitizer has to be told, because the runtime and the standard library are not built for it.
///
/// Builds with `--sanitize=thread` pass `-Xswiftc -DTHREAD_SANITIZER`; the compiler sets no condition of its own. In
/// other builds all of this is folded away.
@usableFromInline
enum ThreadSanitizer {
    @inlinable static var isOn: Bool {
        #if THREAD_SANITIZER
            true
        #else
            false
        #endif
    }
}
