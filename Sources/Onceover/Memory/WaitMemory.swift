/// Where waits get their memory: each thread keeps a few of the blocks that were given back on it.
///
/// No other thread uses those. So taking one and giving it back needs no atomic step, and costs less than the heap. A
/// wait may end on another thread than the one on which it began: then its block moves.
@usableFromInline
enum WaitMemory {
    /// In bytes: what a wait for an answer of 64 needs. Longer ones come from the heap.
    @inlinable static var blockSize: Int { 200 }

    /// `blockSize` bytes, aligned as a word is, and the thread that has taken them, if it can be told from the others.
    @usableFromInline
    static func takeBlock() -> (block: UnsafeMutableRawPointer, thread: ThreadCache.Pointer?) {
        let cache = ThreadCache.current
        return (cache?.pointee.pop() ?? makeBlock(), cache)
    }

    private static func makeBlock() -> UnsafeMutableRawPointer {
        .allocate(byteCount: blockSize, alignment: MemoryLayout<Int>.alignment)
    }

    @usableFromInline
    static func giveBack(_ block: UnsafeMutableRawPointer) {
        guard let cache = ThreadCache.current, cache.pointee.push(block) else { return block.deallocate() }
    }
}
