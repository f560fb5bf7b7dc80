import OnceoverControlFlow
import OnceoverDataflow

/// Variables that are given a value right behind the call that a callback was handed to, by the numbers of the callbacks:
///
///     ticket = radio.wait { ticket?.cancel() }
///
/// The callback comes later, and finds the value there.
struct GivenBehind {
    private let graph: FlowGraph
    private let presence: Presence

    /// - Complexity: O(asked variables × instructions).
    static func all(
        among asked: Set<TermID>, in graph: FlowGraph, presence: Presence
    ) -> [Int: [TermID]] {
        if graph.regions.isEmpty { return [:] }
        let finder = GivenBehind(graph: graph, presence: presence)
        return asked.sorted { $0.index < $1.index }.reduce(into: [:]) { found, variable in
            guard graph.terms[variable].kind == .variable(isWeak: false),
                let giving = finder.onlyGiving(of: variable)
            else { return }
            let given = [variable] + finder.members(asOptionalAs: variable, among: asked)
            for region in finder.regions(findingWhat: giving, givesTo: variable) {
                found[region, default: []] += given
            }
        }
    }

    /// A value that a variable is given besides the nil that it begins with, in a block.
    private struct Giving {
        let block: Int
        let value: TermID
    }

    /// The only one; nothing where it is cleared, or given another.
    private func onlyGiving(of variable: TermID) -> Giving? {
        var givings: [Giving] = []
        var isNil = 0
        for (index, block) in graph.blocks.enumerated() {
            for instruction in block.instructions {
                switch instruction {
                case .assign(variable, .term(let value), _): givings.append(Giving(block: index, value: value))
                case .assign(variable, .nilLiteral, _): isNil += 1
                case .assign(variable, _, _), .forget(variable, _): return nil
                default: continue
                }
            }
        }
        return isNil == 1 && givings.count == 1 ? givings[0] : nil
    }

    private func regions(findingWhat giving: Giving, givesTo variable: TermID) -> [Int] {
        let calls = calls(giving: giving.value)
        return graph.regions.indices.filter { index in
            let region = graph.regions[index]
            guard region.isDeferred, let call = region.call, region.parent == graph.blocks[giving.block].region,
                asks(index, of: variable), isFollowed(region, by: giving.block)
            else { return false }
            if calls.contains(call) { return !presence.callees.isDeclaredHere(graph.calls[call], in: graph) }
            return region.surelyRuns && !calls.isEmpty
                && calls.allSatisfy { presence.isNeverNil(graph.calls[$0], in: graph) }
        }
    }

    /// The calls that a value comes from; none where it may come from elsewhere. A chain gives nil where its call is not made.
    private func calls(giving value: TermID) -> [Int] {
        let sources = graph.sources(of: [value])
        let calls = graph.calls.indices.filter { sources.contains(graph.calls[$0].result) }
        return sources.allSatisfy { graph.terms[$0].kind == .callResult } ? calls : []
    }

    private func asks(_ region: Int, of variable: TermID) -> Bool {
        graph.blocks.contains { block in
            graph.isInside(block, of: region)
                && block.edges.lazy.flatMap(\.assumptions).contains { $0.term == variable && $0.fact == .isNil(true) }
        }
    }

    /// `if let name = ticket?.name`: members that are asked for with their owner, and never alone.
    private func members(asOptionalAs variable: TermID, among asked: Set<TermID>) -> [TermID] {
        let members = graph.terms.mentioning(variable).filter { term in
            guard case .member(variable, let name) = graph.terms[term].kind else { return false }
            return !asked.contains(term) && !presence.mayBeNil(property: name)
        }
        if members.isEmpty { return [] }
        let chains = graph.assignments.filter { graph.terms[$0.target].name == "chain" && asked.contains($0.target) }
        let values = Set(chains.flatMap { $0.value.terms })
        return members.filter(values.contains)
    }

    /// Whether each path behind a call comes to a block before it ends.
    private func isFollowed(_ region: Region, by block: Int) -> Bool {
        let ways = graph.directed(without: block) { _ in true }
        let reached = WorklistSolver.reachable(in: ways, from: [region.exit])
        let ends = [graph.exit, graph.throwExit] + (region.parent.map { [graph.regions[$0].exit] } ?? [])
        return !ends.contains { reached[$0] && $0 != block }
    }
}
