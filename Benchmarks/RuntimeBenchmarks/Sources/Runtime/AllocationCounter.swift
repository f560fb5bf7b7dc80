import Synchronization

#if canImport(Glibc)
    import Glibc

    /// Counts the calls of `malloc` and `posix_memalign`, which the Swift runtime allocates objects and plain memory with,
    /// by standing in front of them.
    enum AllocationCounter {
        static let calls = Atomic<Int>(0)
        static var count: Int { calls.load(ordering: .relaxed) }
    }

    @_silgen_name("__libc_malloc")
    private func systemAllocate(_ size: Int) -> UnsafeMutableRawPointer?

    @_silgen_name("__libc_memalign")
    private func systemAllocateAligned(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer?

    @_cdecl("malloc")
    public func countedAllocate(_ size: Int) -> UnsafeMutableRawPointer? {
        AllocationCounter.calls.add(1, ordering: .relaxed)
        return systemAllocate(size)
    }

    @_cdecl("posix_memalign")
    public func countedAllocateAligned(
        _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
    ) -> Int32 {
        AllocationCounter.calls.add(1, ordering: .relaxed)
        memory.pointee = systemAllocateAligned(alignment, size)
        return memory.pointee == nil ? ENOMEM : 0
    }
#else
    /// Elsewhere `malloc` cannot be replaced like that; use the platform's own tool.
    enum AllocationCounter {
        static let count = 0
    }
#endif
