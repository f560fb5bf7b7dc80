import Synchronization

#if canImport(Glibc)
    import Glibc

    /// Counts the calls of `malloc`, which the Swift runtime allocates with, by standing in front of it.
    enum AllocationCounter {
        static let calls = Atomic<Int>(0)
        static var count: Int { calls.load(ordering: .relaxed) }
    }

    @_silgen_name("__libc_malloc")
    private func systemAllocate(_ size: Int) -> UnsafeMutableRawPointer?

    @_cdecl("malloc")
    public func countedAllocate(_ size: Int) -> UnsafeMutableRawPointer? {
        AllocationCounter.calls.add(1, ordering: .relaxed)
        return systemAllocate(size)
    }
#else
    /// Elsewhere `malloc` cannot be replaced like that; use the platform's own tool.
    enum AllocationCounter {
        static let count = 0
    }
#endif
