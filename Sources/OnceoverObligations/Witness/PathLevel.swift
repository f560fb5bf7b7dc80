import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSignatures

/// Whether something that the path of a violation does not show may rule it out.
///
/// An error comes from outside, and so does who calls a function that other modules see. Any other condition may be one that
/// the callers have made sure of.
struct PathLevel {
    let builder: WitnessBuilder
    /// Whether other modules may call the function.
    let isSeenByOthers: Bool

    private var flow: ObligationFlow { builder.exploration.flow }

    func level(of repeated: RepeatedDischarge, _ defect: Violation.Defect) -> Level {
        defect == .dischargedBeforeAnother && isOwed ? .error : .warning
    }

    func level(of blame: Blame, _ defect: Violation.Defect) -> Level {
        guard isOwed, !isOfWeakReference(blame) else { return .warning }
        return switch defect {
        case .neverDischarged: .error
        case .undischargedPath where isSeenByOthers: .error
        case .undischargedPath, .undischargedOnThrow, .undischargedByHelper:
            Circumstances(of: blame, in: builder.exploration).isOfError ? .error : .warning
        default: .warning
        }
    }

    /// Whether the end of something is waited for: of a `callback`, not every path needs a call, and a stream may go on.
    private var isOwed: Bool {
        switch flow.tracked.kind {
        case .handler: !HandlerName.isVague(flow.tracked.name)
        case .handlerPair, .stream: false
        default: true
        }
    }

    /// Whether the path goes where a weak reference is gone, which somebody may hold.
    private func isOfWeakReference(_ blame: Blame) -> Bool {
        guard let branch = blame.branch else { return false }
        return builder.exploration.edges(to: branch.point).flatMap(\.assumptions).contains {
            $0.fact == .isNil(true) && flow.graph.terms[$0.term].isWeak
        }
    }
}
