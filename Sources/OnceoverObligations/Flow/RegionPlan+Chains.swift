import OnceoverControlFlow
import OnceoverVocabulary

/// Closures of a chain that are not its end.
extension RegionPlan {
    /// `load().done { show($0) }.done { completion(true) }.catch { … }`: where the first closure has run, the next one
    /// does, or what catches. So it is behind `recover { … }`, which gives a value or an error.
    mutating func passOutcomesOn(in graph: FlowGraph) {
        for index in modes.indices where !isRelevant[index] && hasPassed(index, in: graph) { modes[index] = .zeroOrOne }
    }

    /// `future.map { completion(nil) }.whenFailure { completion($0) }`: what hears of the failure has its turn where a step
    /// in front of it has not run, or has thrown.
    mutating func joinFailures(in graph: FlowGraph) {
        for index in modes.indices where isRelevant[index] && isNamed(index, ["whenFailure"], in: graph) {
            let steps = modes.indices.prefix(index).filter {
                isRelevant[$0] && isNamed($0, Vocabulary.chainSteps, in: graph) && isLink($0, before: index, in: graph)
            }
            guard !steps.isEmpty, let group = graph.call(givenRegion: index)?.result else { continue }
            for member in steps + [index] { modes[member] = .alternative(group: group) }
            catching.insert(index)
        }
    }

    /// `future.recover { … }.whenSuccess { completion($0) }`: behind a step that makes a value of an error there is one.
    mutating func trustRecovered(in graph: FlowGraph) {
        for index in modes.indices where isRelevant[index] && isNamed(index, ["whenSuccess"], in: graph) {
            let isRecovered = modes.indices.prefix(index).contains {
                isNamed($0, Vocabulary.recoveringSteps, in: graph) && isLink($0, before: index, in: graph)
                    && !graph.throwsOut(of: $0)
            }
            if isRecovered, modes[index] == .zeroOrOne { modes[index] = .once }
        }
    }

    /// Whether one closure's call is made on what the other's gives back, or what a call gives that is made on that.
    private func isLink(_ region: Int, before other: Int, in graph: FlowGraph) -> Bool {
        guard let step = graph.call(givenRegion: region), let call = graph.call(givenRegion: other) else {
            return false
        }
        return graph.links(before: call).contains { $0.result == step.result }
    }

    private func hasPassed(_ index: Int, in graph: FlowGraph) -> Bool {
        guard case .alternative = modes[index], isNamed(index, Self.passing, in: graph) else { return false }
        return modes.indices.dropFirst(index + 1).contains {
            isRelevant[$0] && modes[$0] == modes[index] && isNamed($0, Vocabulary.successSteps, in: graph)
        }
    }

    private func isNamed(_ region: Int, _ names: Set<String>, in graph: FlowGraph) -> Bool {
        graph.call(givenRegion: region)?.name.map(names.contains) ?? false
    }

    private static let passing = Vocabulary.successSteps.union(["recover"])
}
