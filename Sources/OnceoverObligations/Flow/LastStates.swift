import OnceoverContracts
import OnceoverControlFlow
import OnceoverDataflow

/// Callbacks that are told of a state each time that they come, and of some states last: which of these a path has ruled
/// out, by what it has asked.
struct LastStates {
    /// By what conditions may ask of a state: the callback that is told it.
    private var callbacks: [TermID: Int] = [:]
    /// Of each callback, the names of the states that may be its last.
    private var states: [Int: [String]] = [:]
    private let graph: FlowGraph

    init(in graph: FlowGraph, sources: CallbackSources) {
        self.graph = graph
        for (index, region) in graph.regions.enumerated() where !region.last.isEmpty {
            guard let told = Self.told(by: region) else { continue }
            let comes = Requests(in: graph, sources: sources, region: index)
            states[index] = comes.last(among: region.last.compactMap { $0[told].member })
            for term in graph.terms.mentioning(region.parameters[told]) { callbacks[term] = index }
        }
    }

    /// The number of the parameter that tells the state; nothing where the last calls are told otherwise.
    private static func told(by region: Region) -> Int? {
        guard let told = region.last[0].firstIndex(where: \.isMember), region.parameters.indices.contains(told),
            region.last.allSatisfy({ $0[told].isMember })
        else { return nil }
        return told
    }

    /// A callback that comes may be told any of its states.
    func enter(_ region: Int, _ facts: inout FactSet) {
        guard let states = states[region] else { return }
        for number in states.indices { facts.set(Self.key(number, of: region), to: 1) }
    }

    /// What a path assumes of a state rules others out.
    func note(_ assumption: Constraint, _ facts: inout FactSet) {
        guard let region = callbacks[assumption.term], let states = states[region],
            let said = graph.state(saidBy: assumption)
        else { return }
        facts.set(PathKey.asked.key(region), to: 1)
        for (number, state) in states.enumerated() where (state == said.name) != said.holds {
            facts.remove(Self.key(number, of: region))
        }
    }

    /// Whether a path that has asked for the state may have been told the last one.
    func mayEnd(_ region: Int, _ facts: FactSet) -> Bool {
        guard let states = states[region], facts[PathKey.asked.key(region)] != nil else { return false }
        return states.indices.contains { facts[Self.key($0, of: region)] != nil }
    }

    private static func key(_ number: Int, of region: Int) -> Int32 {
        PathKey.mayEnd.key(Int32(region * most + number))
    }

    /// More states of one callback than any contract names.
    private static let most = 16
}

/// Which of the states that a callback is told last come at all: some do only where somebody asks for them.
private struct Requests {
    let graph: FlowGraph
    let sources: CallbackSources
    let region: Int

    init(in graph: FlowGraph, sources: CallbackSources, region: Int) {
        (self.graph, self.sources, self.region) = (graph, sources, region)
    }

    /// - Parameter states: in the order in which they can follow one another.
    func last(among states: [String]) -> [String] {
        // What the body itself asks for comes for sure, behind all others.
        if let sure = states.lastIndex(where: { methods($0).contains(where: isCalledAtOnce) }) {
            return Array(states[sure...])
        }
        return states.filter {
            graph.regions[region].requestedBy[$0] == nil || methods($0).contains(where: isCalledLater)
        }
    }

    private func methods(_ state: String) -> [String] { graph.regions[region].requestedBy[state] ?? [] }

    private var source: TermID? {
        if let property = graph.regions[region].property, case .member(let owner, _) = graph.terms[property].kind {
            return owner
        }
        return graph.call(givenRegion: region)?.receiver
    }

    private func isCalledAtOnce(_ method: String) -> Bool {
        calls(of: method).contains {
            graph.callback(around: $0.region) == graph.callback(around: graph.regions[region].parent)
        }
    }

    private func isCalledLater(_ method: String) -> Bool {
        calls(of: method).contains { !graph.isInside($0, of: region) }
            || source.map { sources.callsElsewhere(method, on: $0, in: graph) } ?? false
    }

    private func calls(of method: String) -> [Block] {
        graph.blocks.filter { block in
            guard let call = block.call.map({ graph.calls[$0] }), call.name == method else { return false }
            return call.receiver == source
        }
    }
}
