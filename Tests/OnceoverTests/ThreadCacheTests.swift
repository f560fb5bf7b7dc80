import Testing

@testable import Onceover

/// The blocks that a thread keeps, by hand: no wait, no other thread.
@Suite struct ThreadCacheTests {
    private func block() -> UnsafeMutableRawPointer { .allocate(byteCount: WaitMemory.blockSize, alignment: 8) }

    @Test func theLastBlockGivenBackIsTheFirstTaken() {
        var cache = ThreadCache()
        let blocks = [block(), block()]
        let isKept = blocks.map { cache.push($0) }
        let taken = [cache.pop(), cache.pop(), cache.pop()]
        #expect(isKept == [true, true])
        #expect(taken == [blocks[1], blocks[0], nil])
        for block in blocks { block.deallocate() }
    }

    @Test func aFullCacheKeepsNoMore() {
        var cache = ThreadCache()
        let blocks = (0...ThreadCache.capacity).map { _ in block() }
        let isKept = blocks.map { cache.push($0) }
        #expect(isKept == Array(repeating: true, count: ThreadCache.capacity) + [false])
        for block in blocks { block.deallocate() }
    }

    @Test func aWaitIsHandedOverOnce() throws {
        let wait = block()
        defer { wait.deallocate() }
        Handover.give(wait, to: try #require(Handover.thread))
        let taken = [Handover.take(), Handover.take()]
        #expect(taken == [wait, nil])
    }
}
