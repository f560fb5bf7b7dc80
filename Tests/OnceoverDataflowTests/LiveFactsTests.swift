import OnceoverDataflow
import Testing

@Suite struct LiveFactsTests {
    private let diamond = DirectedGraph(nodeCount: 4, edges: [(0, 1), (0, 2), (1, 3), (2, 3)])

    private func live(
        in graph: DirectedGraph, everywhere: [Int32] = [], _ steps: [Int: [LiveFacts.Step]]
    ) -> LiveFacts {
        LiveFacts(in: graph, keyCount: 8, everywhere: everywhere) { steps[$0] ?? [] }
    }

    private func nodes(_ facts: LiveFacts, _ key: Int32) -> [Int] { (0..<4).filter { facts.contains(key, at: $0) } }

    @Test func aFactLivesUntilItIsAskedForTheLastTime() {
        #expect(nodes(live(in: diamond, [2: [.asks(5)]]), 5) == [0, 2])
        #expect(nodes(live(in: diamond, [:]), 5) == [])
    }

    @Test func whatIsForgottenIsDeadBefore() {
        #expect(nodes(live(in: diamond, [0: [.forgets(5)], 3: [.asks(5)]]), 5) == [1, 2, 3])
        #expect(nodes(live(in: diamond, [1: [.forgets(5)], 3: [.asks(5)]]), 5) == [0, 2, 3])
    }

    @Test func stepsOfOneNodeAreTakenInTheirOrder() {
        #expect(nodes(live(in: diamond, [1: [.asks(5), .forgets(5)]]), 5) == [0, 1])
        #expect(nodes(live(in: diamond, [1: [.forgets(5), .asks(5)]]), 5) == [])
    }

    @Test func whatIsGivenOnLivesOnlyWhereTheOtherDoes() {
        let asked = live(in: diamond, [1: [.gives(4, to: 5)], 3: [.asks(5)]])
        #expect(nodes(asked, 4) == [0, 1])
        #expect(nodes(asked, 5) == [0, 2, 3])
        #expect(nodes(live(in: diamond, [1: [.gives(4, to: 5)]]), 4) == [])
        #expect(nodes(live(in: diamond, [1: [.gives(5, to: 5)], 3: [.asks(5)]]), 5) == [0, 1, 2, 3])
    }

    @Test func whatIsGivenToOneThatLivesEverywhereLives() {
        let facts = live(in: diamond, everywhere: [5], [1: [.gives(4, to: 5)]])
        #expect(nodes(facts, 4) == [0, 1])
        #expect(nodes(facts, 5) == [0, 1, 2, 3])
    }

    @Test func aLoopKeepsWhatItsNextTurnAsksFor() {
        let loop = DirectedGraph(nodeCount: 4, edges: [(0, 1), (1, 2), (2, 1), (1, 3)])
        #expect(nodes(live(in: loop, [1: [.asks(5)]]), 5) == [0, 1, 2])
    }

    @Test func keysThatNothingIsKnownOfLiveEverywhere() {
        let facts = live(in: diamond, [:])
        #expect(facts.contains(8, at: 3))
        #expect(facts.contains(-1, at: 3))
        #expect(nodes(facts.keeping([7]), 7) == [0, 1, 2, 3])
    }
}
