import OnceoverDataflow
import Testing

@Suite struct WorklistSolverTests {
    /// Which of the nodes up to 63 a path has passed, as bits.
    private struct Passed: JoinSemilattice {
        var nodes: UInt64 = 0

        static var bottom: Passed { Passed() }
        func join(_ other: Passed) -> Passed { Passed(nodes: nodes | other.nodes) }
    }

    private func passed(_ graph: DirectedGraph, from nodes: [Int]) -> [[Int]] {
        let solution = WorklistSolver.solve(graph, seeds: nodes.map { ($0, Passed(nodes: 1 << $0)) }) { node, value in
            value.join(Passed(nodes: 1 << node))
        }
        return solution.map { value in (0..<64).filter { value.nodes >> $0 & 1 == 1 } }
    }

    @Test func pathsJoinWhereTheyMeet() {
        let diamond = DirectedGraph(nodeCount: 4, edges: [(0, 1), (0, 2), (1, 3), (2, 3)])
        #expect(passed(diamond, from: [0]) == [[0], [0], [0], [0, 1, 2]])
    }

    @Test func aLoopReachesItsFixpoint() {
        let loop = DirectedGraph(nodeCount: 4, edges: [(0, 1), (1, 2), (2, 1), (1, 3)])
        #expect(passed(loop, from: [0]) == [[0], [0, 1, 2], [0, 1, 2], [0, 1, 2]])
    }

    @Test func aNodeThatLeadsToItselfSeesItself() {
        #expect(passed(DirectedGraph(nodeCount: 1, edges: [(0, 0)]), from: [0]) == [[0]])
    }

    @Test func whatNoSeedReachesStaysBottom() {
        let graph = DirectedGraph(nodeCount: 3, edges: [(0, 1), (2, 1)])
        #expect(passed(graph, from: [0]) == [[0], [0], []])
        #expect(passed(graph, from: []) == [[], [], []])
    }

    @Test func seedsOfOneNodeJoin() {
        let graph = DirectedGraph(nodeCount: 1, edges: [])
        let solution = WorklistSolver.solve(graph, seeds: [(0, Passed(nodes: 1)), (0, Passed(nodes: 4))]) { $1 }
        #expect(solution == [Passed(nodes: 5)])
    }

    @Test func transferRunsAgainOnlyForANewValue() {
        let chain = DirectedGraph(nodeCount: 50, edges: (0..<49).map { ($0, $0 + 1) })
        var runs = 0
        _ = WorklistSolver.solve(chain, seeds: [(0, true)]) { _, value in
            runs += 1
            return value
        }
        #expect(runs == 50)
    }

    @Test func reachableIncludesTheStart() {
        let graph = DirectedGraph(nodeCount: 5, edges: [(0, 1), (1, 0), (2, 3), (3, 4)])
        #expect(WorklistSolver.reachable(in: graph, from: [1]) == [true, true, false, false, false])
        #expect(WorklistSolver.reachable(in: graph, from: [0, 3]) == [true, true, false, true, true])
        #expect(WorklistSolver.reachable(in: graph.reversed(), from: [4]) == [false, false, true, true, true])
    }
}
