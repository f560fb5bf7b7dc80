import OnceoverObligations
import OnceoverTesting
import Testing

@Suite struct CallCountTests {
    private let all = (UInt8(0)..<16).map(CallCount.init(rawValue:))

    @Test func aSemilatticeOverAllSixteenValues() {
        #expect(SemilatticeLaws.broken(over: all).isEmpty)
    }

    @Test func joinIsTheLeastUpperBound() {
        for one in all {
            for other in all {
                let join = one.join(other)
                #expect(join.isSuperset(of: one) && join.isSuperset(of: other))
                let bounds = all.filter { $0.isSuperset(of: one) && $0.isSuperset(of: other) }
                #expect(bounds.allSatisfy { $0.isSuperset(of: join) })
            }
        }
    }

    @Test func theNamesAreThoseThatPeopleUse() {
        #expect(CallCount.bottom.description == "unreachable")
        #expect(CallCount.never.description == "never")
        #expect(CallCount.once.description == "exactly once")
        #expect(CallCount.many.description == "many")
        #expect(CallCount.never.join(.once).description == "at most once")
        #expect(CallCount.once.join(.many).description == "at least once")
        #expect(CallCount.never.join(.many).description == "any number")
        #expect(CallCount.atMostOnce.join(.many).description == "any number")
    }

    /// What is partly unknown is unknown: nothing that was seen on other paths may hide it.
    @Test func unknownSwallowsTheRest() {
        for count in all where count.contains(.unknown) { #expect(count.description == "unknown") }
    }
}
