import OnceoverControlFlow

/// Closures of a chain that are not its end.
extension RegionPlan {
    /// `load().done { show($0) }.done { completion(true) }.catch { … }`: where the first closure has run, the next one
    /// does, or what catches. So it is behind `recover { … }`, which gives a value or an error.
    mutating func passOutcomesOn(in graph: FlowGraph) {
        for index in modes.indices where !isRelevant[index] && hasPassed(index, in: graph) { modes[index] = .zeroOrOne }
    }

    private func hasPassed(_ index: Int, in graph: FlowGraph) -> Bool {
        guard case .alternative = modes[index], isNamed(index, Self.passing, in: graph) else { return false }
        return modes.indices.dropFirst(index + 1).contains {
            isRelevant[$0] && modes[$0] == modes[index] && isNamed($0, Self.successes, in: graph)
        }
    }

    private func isNamed(_ region: Int, _ names: Set<String>, in graph: FlowGraph) -> Bool {
        graph.call(givenRegion: region)?.name.map(names.contains) ?? false
    }

    private static let successes: Set<String> = ["done", "onSuccess", "whenSuccess"]
    private static let passing = successes.union(["recover"])
}
