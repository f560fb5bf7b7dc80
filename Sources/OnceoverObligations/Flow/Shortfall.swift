import OnceoverControlFlow
import OnceoverDataflow

/// Counts that may never be full: the total is the size of one collection, and what counts goes over another one, which
/// some turns over the first have put nothing into.
///
///     let tally = Tally(total: crates.count)
///     crates.forEach { if let label = label(of: $0) { labels.append(label) } }
///     labels.forEach { label in print(label) { if tally.finish() { completion() } } }
struct Shortfall {
    let graph: FlowGraph

    /// Whether a call that counts may be made less often than the call that made its object was told.
    func threatens(_ call: Int, madeBy maker: Call) -> Bool {
        let totals = maker.arguments.flatMap(\.operand.terms).compactMap(collection(countedBy:))
        guard let total = totals.first, let block = graph.blocks.firstIndex(where: { $0.call == call }),
            let other = loop(around: graph.blocks[block].region)?.collection, other != total
        else { return false }
        return isFilledInPart(other, from: total)
    }

    private func collection(countedBy term: TermID) -> TermID? {
        if case .member(let owner, "count") = graph.terms[term].kind { owner } else { nil }
    }

    /// The innermost closure around that is run for each element of something, and what of.
    private func loop(around region: Int?) -> (region: Int, collection: TermID)? {
        graph.closures(outwardFrom: region).lazy.compactMap { region in
            collection(goneOverBy: region).map { (region, $0) }
        }.first
    }

    private func collection(goneOverBy region: Int) -> TermID? {
        for edge in graph.blocks.lazy.flatMap(\.edges) where edge.outcome == .entersClosure(region) {
            for assumption in edge.assumptions {
                if case .member(let owner, "isEmpty") = graph.terms[assumption.term].kind { return owner }
            }
        }
        return nil
    }

    /// Whether a turn over a collection may end without putting anything into another one that its turns fill.
    private func isFilledInPart(_ other: TermID, from total: TermID) -> Bool {
        graph.blocks.indices.contains { block in
            guard let call = graph.blocks[block].call, graph.calls[call].changedCollection == other,
                let turn = loop(around: graph.blocks[block].region), turn.collection == total
            else { return false }
            let region = graph.regions[turn.region]
            let others = graph.directed(without: block) { $0.outcome != .skipsClosure(turn.region) }
            return WorklistSolver.reachable(in: others, from: [region.entry])[region.exit]
        }
    }
}
