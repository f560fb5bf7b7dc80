#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The executor of tasks that are isolated to nothing and prefer nothing, and the runtime's hook to put another in its
/// place. The hook is exported, but has no declaration in Swift.
enum GlobalExecutor {
    typealias Original = @convention(thin) (UnownedJob) -> Void
    typealias Replacement = @convention(thin) (UnownedJob, Original) -> Void

    private nonisolated(unsafe) static let hook: UnsafeMutablePointer<Replacement?> = {
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
            fatalError("this runtime has no hook for its global executor")
        }
        return symbol.assumingMemoryBound(to: Replacement?.self)
    }()

    /// Set only while no other task runs.
    static var replacement: Replacement? {
        get { hook.pointee }
        set { hook.pointee = newValue }
    }

    /// As the runtime writes it down: two words of nothing.
    static let reference = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
}
