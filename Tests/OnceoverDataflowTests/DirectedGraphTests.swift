import OnceoverDataflow
import Testing

@Suite struct DirectedGraphTests {
    private let diamond = DirectedGraph(nodeCount: 4, edges: [(0, 2), (0, 1), (1, 3), (2, 3)])

    @Test func successorsKeepTheOrderOfTheEdges() {
        #expect(Array(diamond.successors(of: 0)) == [2, 1])
        #expect(Array(diamond.successors(of: 3)).isEmpty)
        #expect(diamond.nodeCount == 4)
    }

    @Test func reversedTurnsEveryEdgeRound() {
        let reversed = diamond.reversed()
        #expect(Array(reversed.successors(of: 3)) == [1, 2])
        #expect(Array(reversed.successors(of: 0)).isEmpty)
        #expect(Array(reversed.reversed().successors(of: 0)).sorted() == [1, 2])
    }

    @Test func postorderPutsEachNodeBehindThoseThatItLeadsTo() {
        #expect(diamond.postorder == [3, 2, 1, 0])
        #expect(DirectedGraph(nodeCount: 3, edges: [(2, 1), (1, 0)]).postorder == [0, 1, 2])
        #expect(DirectedGraph(nodeCount: 3, edges: [(0, 1), (1, 0), (1, 1), (1, 2)]).postorder == [2, 1, 0])
    }

    @Test func loopsAndParallelEdgesStay() {
        let graph = DirectedGraph(nodeCount: 2, edges: [(0, 0), (0, 1), (0, 1)])
        #expect(Array(graph.successors(of: 0)) == [0, 1, 1])
        #expect(Array(graph.reversed().successors(of: 1)) == [0, 0])
    }

    @Test func aGraphMayBeEmpty() {
        #expect(DirectedGraph(nodeCount: 0, edges: []).nodeCount == 0)
        #expect(DirectedGraph(nodeCount: 0, edges: []).reversed().nodeCount == 0)
    }
}
