import OnceoverDataflow
import OnceoverTesting
import Testing

@Suite struct BitSetTests {
    @Test func holdsWhatWasInserted() {
        var set = BitSet([3, 64])
        #expect([0, 3, 63, 64, 200].map { set.contains($0) } == [false, true, false, true, false])
        set.remove(64)
        #expect(!set.contains(64))
        #expect(set.contains(3))
    }

    @Test func removingWhatIsNotThereChangesNothing() {
        var set = BitSet([3])
        set.remove(4)
        set.remove(200)
        #expect(set == BitSet([3]))
    }

    /// The solver compares sets, so it must not show what one has held before.
    @Test func equalSetsAreEqual() {
        var set = BitSet([1, 300])
        set.remove(300)
        #expect(set == BitSet([1]))
        set.remove(1)
        #expect(set == .bottom)
    }

    @Test func joinObeysTheLaws() {
        let sets = [[], [1], [1, 2], [70], [2, 70]].map { BitSet($0) }
        #expect(SemilatticeLaws.broken(over: sets).isEmpty)
        #expect(BitSet([1, 2]).join(BitSet([70])) == BitSet([1, 2, 70]))
    }
}
