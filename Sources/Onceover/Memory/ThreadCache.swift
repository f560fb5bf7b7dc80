/// The blocks that one thread keeps: a list that runs through the blocks themselves.
struct ThreadCache {
    private var first: UnsafeMutableRawPointer?
    private var count = 0

    /// So many waits can begin and end in turns on one thread without the heap.
    static let capacity = 16

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
