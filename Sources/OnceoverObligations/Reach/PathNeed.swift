import OnceoverControlFlow
import OnceoverDataflow

/// Reads off a faulty path what it needs.
struct PathNeed {
    let exploration: Exploration
    private var graph: FlowGraph { exploration.flow.body.graph }

    func need(of blame: Blame, _ defect: Violation.Defect) -> Need {
        if case .droppable = defect { return .absence }
        guard defect != .neverDischarged, let branch = blame.branch else { return .nothing }
        let edges = exploration.edges(to: branch.point) + [branch.edge]
        if edges.contains(where: isOfAbsence) { return .absence }
        let circumstances = Circumstances(of: blame, in: exploration)
        guard circumstances.isOfError || isCalledBack(branch.point) else { return .condition }
        return circumstances.isReportedFailure ? .toldFailure : .outcome
    }

    func need(of repeated: RepeatedDischarge, _ defect: Violation.Defect) -> Need {
        if defect == .dischargedBeforeAnother || defect.isRepetition { return .nothing }
        guard let first = repeated.path.first else { return .condition }
        let edges = exploration.edges(to: first) + exploration.edges(along: repeated.path)
        return edges.allSatisfy(isTakenAlways) ? .nothing : .condition
    }

    /// Whether no other way leads on: `k.resume(); k.resume()`.
    private func isTakenAlways(_ edge: Edge) -> Bool {
        guard edge.assumptions.isEmpty else { return false }
        return switch edge.outcome {
        case .always: true
        case .entersClosure(let region): graph.regions[region].surelyRuns && !graph.isCalledBack(in: region)
        default: false
        }
    }

    private func isCalledBack(_ point: Int) -> Bool {
        graph.isCalledBack(in: graph.blocks[exploration.simulation.points[point].node].region)
    }

    /// `self` is gone in a callback; `UIApplication.shared.keyWindow` is nil.
    private func isOfAbsence(_ edge: Edge) -> Bool {
        edge.assumptions.contains { assumption in
            guard assumption.fact == .isNil(true) else { return false }
            return graph.terms[assumption.term].isWeak || graph.sharedPath(of: assumption.term)?.root == .global
        }
    }
}
