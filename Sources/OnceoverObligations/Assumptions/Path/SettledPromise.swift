import OnceoverControlFlow

/// Second completions of a promise. A promise keeps its first result and ignores later ones, so the reader sees one
/// outcome. Examples are a time limit beside an answer, and an error that is caught after a call that may have
/// completed the promise.
///
/// If one run of a body completes the promise twice, that cannot be intended: no reader sees the second result.
struct SettledPromise {
    let exploration: Exploration

    /// Whether one run of a body does both, and the first itself, or by an API, not through a function of the file.
    func isInOneRun(_ repeated: RepeatedDischarge) -> Bool {
        let blocks = repeated.path.map(exploration.block)
        guard let first = blocks.first, let last = blocks.last, first.region == last.region else { return false }
        return !isByHelper(repeated.first) && blocks.allSatisfy { isInside($0, first.region) }
            && !repeats(first.region, on: repeated.path)
    }

    /// Whether a callback does the first, and the body that hands it over does the second, whatever happens: that one comes
    /// first in time, so that what the callback has to tell is always lost.
    func isAheadOfCallback(_ repeated: RepeatedDischarge) -> Bool {
        let graph = exploration.flow.body.graph
        let blocks = repeated.path.map(exploration.block)
        guard let first = blocks.first, let last = blocks.last, let callback = graph.callback(around: first.region),
            !graph.isInside(last, of: callback),
            graph.callback(around: last.region) == graph.callback(around: graph.regions[callback].parent)
        else { return false }
        return zip(repeated.path, repeated.path.dropFirst()).allSatisfy { point, following in
            graph.isInside(exploration.block(at: point), of: callback)
                || exploration.edge(from: point, to: following)?.assumptions.isEmpty ?? true
        }
    }

    private func isByHelper(_ site: Site) -> Bool {
        let body = exploration.flow.body
        return body.graph.calls.indices.contains {
            body.effects[$0]?.helper != nil && body.graph.calls[$0].site == site
        }
    }

    private func isInside(_ block: Block, _ region: Int?) -> Bool {
        region.map { exploration.flow.body.graph.isInside(block, of: $0) } ?? true
    }

    /// Whether a path runs a closure again.
    private func repeats(_ region: Int?, on path: [Int]) -> Bool {
        guard let region else { return false }
        return zip(path, path.dropFirst()).contains { point, following in
            let target = exploration.simulation.points[following].node
            return exploration.block(at: point).edges.contains {
                $0.target == target && $0.outcome == .repeatsClosure(region)
            }
        }
    }
}
