#if canImport(Glibc)
    import Glibc
#endif

/// How the C library keeps the memory that was given back to it.
package enum Allocator {
    /// Has large blocks mapped one by one, so that they go back to the system when a tree is dropped.
    ///
    /// glibc does so by itself at first, but raises the limit with each large block that is freed. What lives on from
    /// each file then lies between the remains of the trees and keeps them: a run over a million lines held 430 MB
    /// instead of 50. Other systems need nothing.
    ///
    /// The heap of a thread is asked for at once, all 64 MB of it: else each page of it takes a call of the system, which
    /// took a tenth of the time where all trees are kept. Pages that nobody touches take no memory.
    package static func returnLargeBlocks() {
        #if canImport(Glibc)
            // Declared in malloc.h, which the module of the C library leaves out.
            guard let symbol = dlsym(nil, "mallopt") else { return }
            let setOption = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
            _ = setOption(mapThresholdOption, 128 << 10)
            _ = setOption(topPadOption, 64 << 20)
        #endif
    }

    /// `M_MMAP_THRESHOLD`, in bytes.
    private static let mapThresholdOption: CInt = -3
    /// `M_TOP_PAD`, in bytes.
    private static let topPadOption: CInt = -2
}
