import OnceoverControlFlow

/// What a test expects of a call that is given several closures.
extension RegionPlan {
    /// `read(text, failed: { XCTFail() }) { … }`: where every other closure fails the test, the test counts on this one.
    mutating func keepExpected(in graph: FlowGraph) {
        for index in decided where modes[index] == .zeroOrOne {
            let others = graph.regions.indices.filter {
                $0 != index && graph.regions[$0].call == graph.regions[index].call
            }
            if !others.isEmpty, others.allSatisfy({ failsTest($0, in: graph) }) { modes[index] = .once }
        }
    }

    private func failsTest(_ region: Int, in graph: FlowGraph) -> Bool {
        graph.blocks.contains { block in
            guard block.region == region, let name = block.call.flatMap({ graph.calls[$0].name }) else { return false }
            return TerminatingCalls.failsTest(name)
        }
    }
}
