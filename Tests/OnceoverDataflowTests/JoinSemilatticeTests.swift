import OnceoverDataflow
import OnceoverTesting
import Testing

@Suite struct JoinSemilatticeTests {
    @Test func truthIsASemilattice() {
        #expect(SemilatticeLaws.broken(over: [false, true]).isEmpty)
    }

    @Test func aSubtractionIsNone() {
        let broken = SemilatticeLaws.broken(over: [1, 2]) { $0 - $1 }
        #expect(broken.contains("not idempotent: 1"))
        #expect(broken.contains("not commutative: 1, 2"))
        #expect(broken.contains("not associative: 1, 1, 1"))
    }

    @Test func aBottomThatChangesSomethingIsNoBottom() {
        #expect(
            SemilatticeLaws.broken(over: [Raised(height: 0)]) == ["Raised(height: 0) changes when joined with bottom"])
    }
}

/// Its bottom is too high.
private struct Raised: JoinSemilattice {
    let height: Int

    static var bottom: Raised { Raised(height: 1) }
    func join(_ other: Raised) -> Raised { Raised(height: max(height, other.height)) }
}
