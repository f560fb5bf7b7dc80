/// What one thread keeps: blocks of memory, in a list that runs through the blocks themselves.
@usableFromInline
struct ThreadCache {
    /// It tells threads apart, while they run.
    @usableFromInline typealias Pointer = UnsafeMutablePointer<ThreadCache>

    private var first: UnsafeMutableRawPointer?
    private var count = 0
    /// A wait on its way: see ``Handover``.
    @usableFromInline var handedOver: UnsafeMutableRawPointer?

    #if ADDRESS_SANITIZER
        /// A block that is kept is freed memory, which the sanitizer would take for memory in use. So in builds for it,
        /// which say so by `-Xswiftc -D…`, each wait asks the heap: see Scripts/runtime-ci.
        static let capacity = 0
    #else
        /// So many waits can begin and end in turns on one thread without the heap.
        static let capacity = 16
    #endif

    mutating func pop() -> UnsafeMutableRawPointer? {
        guard let block = first else { return nil }
        first = block.load(as: UnsafeMutableRawPointer?.self)
        count &-= 1
        return block
    }

    /// False: there are enough.
    mutating func push(_ block: UnsafeMutableRawPointer) -> Bool {
        if count == Self.capacity { return false }
        block.storeBytes(of: first, as: UnsafeMutableRawPointer?.self)
        first = block
        count &+= 1
        return true
    }
}
