import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// Some path discharges twice.
    package static let doubleResume = ObligationRule(page: .doubleResume) { violation in
        guard let message = DoubleResumeMessage.text(for: violation.defect, of: violation.obligation) else {
            return nil
        }
        return Diagnostic(rule: "double-resume", message: message, of: violation)
    }
}
