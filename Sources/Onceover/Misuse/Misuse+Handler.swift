import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

extension Misuse {
    /// In a structure, because a mutex over a bare function wraps it anew each time that it is read.
    private struct Handler {
        let call: @Sendable (Misuse) -> Void
    }

    private static let current = Guarded(Handler(call: standardErrorInDebug))

    /// What to do with each misuse. It may be called from any thread, and from several at once.
    ///
    /// ```swift
    /// Misuse.handler = { misuse in metrics.count("misuse", "\(misuse.location)") }
    /// ```
    public static var handler: @Sendable (Misuse) -> Void {
        get { current.withLock { $0 }.call }
        set { current.withLock { $0 = Handler(call: newValue) } }
    }

    /// Kept out of line: a misuse is rare, and its callers are hot.
    @usableFromInline
    @inline(never)
    static func report(_ kind: Kind, at location: SourceLocation) {
        handler(Misuse(kind, at: location))
    }

    /// One `write`, so that lines of several threads do not mix.
    @Sendable
    private static func standardErrorInDebug(_ misuse: Misuse) {
        #if DEBUG && (canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
            let line = Array("\(misuse)\n".utf8)
            _ = write(STDERR_FILENO, line, line.count)
        #endif
    }
}
