import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// A stored continuation is overwritten or cleared while it waits.
    package static let lostContinuation = ObligationRule(page: .lostContinuation) { violation in
        guard violation.defect == .droppedWhilePending else { return nil }
        return Diagnostic(
            rule: "lost-continuation",
            message: LostContinuationMessage.text(of: violation.obligation, replacedBy: violation.replacer),
            of: violation)
    }
}
