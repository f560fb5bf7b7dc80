import OnceoverControlFlow
import OnceoverDataflow

/// Loops that offer the user a choice in each turn: `for title in titles { alert.addAction(UIAlertAction(title: title) { … }) }`.
/// Who shows a list of choices has some.
struct OfferLoops {
    /// Blocks at which such a loop goes on or ends.
    private var heads: Set<Int> = []
    /// Closures that are run for each element, and offer something.
    private var closures: Set<Int> = []

    /// - Complexity: O(loops × edges) where something is offered, else O(closures).
    init(in graph: FlowGraph) {
        let offered = graph.regions.indices.filter { graph.isOffered($0) }
        if offered.isEmpty { return }
        closures = Set(offered.flatMap { graph.closures(outwardFrom: graph.regions[$0].parent) })
        let entries = offered.map { graph.regions[$0].entry }
        for (head, block) in graph.blocks.enumerated() {
            guard let turn = block.edges.first(where: { $0.outcome == .loopRuns }) else { continue }
            let reached = WorklistSolver.reachable(
                in: graph.directed(without: head) { _ in true }, from: [turn.target])
            if entries.contains(where: { reached[$0] }) { heads.insert(head) }
        }
    }

    /// Whether a path that takes an edge offers nothing, as long as it has not come by a choice.
    func isLeftOut(by edge: Edge, from block: Int, _ plan: RegionPlan) -> Bool {
        switch edge.outcome {
        case .loopEnds: heads.contains(block)
        case .skipsClosure(let region): plan.mode(of: region) == .zeroOrMore && closures.contains(region)
        default: false
        }
    }
}

extension FlowGraph {
    fileprivate func isOffered(_ region: Int) -> Bool {
        if regions[region].isSilentChoice { return false }
        return if case .alternative(let group) = regions[region].mode { terms[group].kind == .condition } else { false }
    }
}
