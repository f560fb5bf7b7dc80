import OnceoverControlFlow
import OnceoverDataflow

/// Sources of values that fail where no value comes in time.
extension RegionPlan {
    /// `states.timeout(.seconds(9), scheduler: queue, customError: { Late() }).sink { end in … } receiveValue: { state in … }`: a
    /// value that is not the one that is waited for is followed by another one, or by the failure.
    mutating func waitUntilTimeouts(in graph: FlowGraph, sources: CallbackSources) {
        for index in modes.indices where isRelevant[index] && firesAgain[index] {
            guard case .alternative = modes[index], label(of: index, in: graph) == "receiveValue",
                let call = graph.call(givenRegion: index), Self.failsInTime(call, in: graph),
                let end = heardEnd(beside: index, in: graph)
            else { continue }
            timed.insert(index)
            guard let source = call.chainRoot, sources.isNeverEnded(source, in: graph) else { continue }
            // Then it ends in a failure.
            failing.insert(end)
            endings[index] = nil
        }
    }

    /// The closure of the same call that hears of the failure.
    private func heardEnd(beside region: Int, in graph: FlowGraph) -> Int? {
        modes.indices.first {
            isRelevant[$0] && graph.regions[$0].call == graph.regions[region].call && hearsEnd($0, in: graph)
        }
    }

    /// Whether a timeout stands in front of a call, and makes an error of it: without one, the source just ends.
    private static func failsInTime(_ call: Call, in graph: FlowGraph) -> Bool {
        graph.links(before: call).contains { link in
            link.name == "timeout" && link.arguments.contains { $0.label == "customError" }
        }
    }
}
