import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// A stored continuation is resumed and not cleared.
    package static let staleContinuation = ObligationRule(page: .staleContinuation) { violation in
        guard violation.defect == .keptAfterDischarge else { return nil }
        return Diagnostic(
            rule: "stale-continuation", message: StaleContinuationMessage.text(of: violation.obligation), of: violation)
    }
}
