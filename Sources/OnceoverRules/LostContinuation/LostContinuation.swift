import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// A stored continuation is overwritten or cleared while it waits.
    package static let lostContinuation = ObligationRule(page: .lostContinuation) { violation in
        let message: String
        switch violation.defect {
        case .droppedWhilePending:
            message = LostContinuationMessage.text(of: violation)
        case .storedBehindEnd(let end):
            message = LostContinuationMessage.text(of: violation.obligation, storedBehind: end)
        case .storedBehindCancellation:
            message = LostContinuationMessage.textBehindCancellation(of: violation.obligation)
        default: return nil
        }
        return Diagnostic(rule: "lost-continuation", message: message, of: violation)
    }
}
