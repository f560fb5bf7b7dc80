import OnceoverDataflow
import OnceoverTesting
import Testing

@Suite struct FactSetTests {
    private func facts(_ values: KeyValuePairs<Int32, Int32>) -> FactSet { facts(values.map { ($0, $1) }) }

    private func facts(_ values: [(key: Int32, value: Int32?)]) -> FactSet {
        var set = FactSet()
        for case (let key, let value?) in values { set.set(key, to: value) }
        return set
    }

    @Test func holdsTheLastValueOfAKey() {
        var set = FactSet()
        #expect(set[3] == nil)
        set.set(3, to: 1)
        set.set(3, to: 7)
        #expect(set[3] == 7)
        set.remove(3)
        #expect(set[3] == nil)
        #expect(set == FactSet())
    }

    @Test func removingWhatIsNotThereChangesNothing() {
        var set = facts([1: 1, 5: 5])
        set.remove(3)
        set.remove(9)
        #expect(set == facts([1: 1, 5: 5]))
    }

    /// Path states are compared and hashed, so the order in which facts were learnt must not show.
    @Test func theOrderOfLearningDoesNotShow() {
        var one = FactSet()
        var other = FactSet()
        for key: Int32 in [4, -2, 9, 0] { one.set(key, to: key * 2) }
        for key: Int32 in [9, 0, 4, -2] { other.set(key, to: key * 2) }
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one.entries.map(\.key) == [-2, 0, 4, 9])
    }

    @Test func keepsWhatIsMeant() {
        var set = facts([1: 1, 2: 2, 3: 3])
        set.keep { $0 != 2 }
        #expect(set == facts([1: 1, 3: 3]))
    }

    @Test func joinKeepsWhatBothKnow() {
        let joined = facts([1: 1, 2: 2, 3: 3]).join(facts([1: 1, 2: 9, 4: 4]))
        #expect(joined == facts([1: 1]))
        #expect(facts([1: 1]).join(FactSet()) == FactSet())
    }

    @Test func joinObeysTheLaws() {
        let domain: [Int32?] = [nil, 0, 1]
        let sets = domain.flatMap { first in domain.map { facts([(1, first), (2, $0)]) } }
        #expect(sets.count == 9)
        #expect(SemilatticeLaws.broken(over: sets) { $0.join($1) }.isEmpty)
    }
}
