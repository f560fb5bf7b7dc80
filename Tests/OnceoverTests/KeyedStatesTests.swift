import Testing

@testable import Onceover

/// The states of keys, in a list and in a table.
@Suite struct KeyedStatesTests {
    private final class Tracked: Sendable {
        let deaths: Counter
        init(_ deaths: Counter) { self.deaths = deaths }
        deinit { deaths.increment() }
    }

    private struct Value {
        var number = 0
        var tracked: Tracked?
    }

    @Test func whatIsInUseIsFoundAndTheRestIsNot() {
        var states = KeyedStates<Int, Value>()
        for count in [3, 8, 9, 40] {
            for key in 0..<count { states.add(key, Value()).pointee.number = key + 1 }
            #expect(states.keys.sorted() == Array(0..<count))
            for key in (0..<count).reversed() {
                #expect(states.update(key, { $0.number }, isUnused: { _ in false }) == key + 1)
            }
            #expect(states.update(count, { $0.number }, isUnused: { _ in false }) == nil)
            for key in stride(from: 0, to: count, by: 2) { remove(key, from: &states) }
            #expect(states.keys.sorted() == Array(stride(from: 1, to: count, by: 2)))
            for key in stride(from: 1, to: count, by: 2) { remove(key, from: &states) }
            #expect(states.keys.isEmpty)
        }
    }

    private func remove(_ key: Int, from states: inout KeyedStates<Int, Value>) {
        let found: Int? = states.update(
            key,
            { value in
                defer { value.number = 0 }
                return value.number
            }, isUnused: { $0.number == 0 })
        #expect(found == key + 1)
    }

    @Test func aStateThatIsUsedAgainIsAsInTheBeginning() {
        var states = KeyedStates<Int, Value>()
        states.add(1, Value()).pointee.number = 2
        remove(1, from: &states)
        #expect(states.add(7, Value(number: 9)).pointee.number == 0)
    }

    @Test(arguments: [1, 8, 20]) func allAreDestroyedInTheEnd(count: Int) {
        let deaths = Counter()
        do {
            var states = KeyedStates<Int, Value>()
            for key in 0..<count { states.add(key, Value()).pointee.tracked = Tracked(deaths) }
        }
        #expect(deaths.value == count)
    }
}
