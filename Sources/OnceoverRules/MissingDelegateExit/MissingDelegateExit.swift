import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// A delegate answers at one end of an interaction, and not at another.
    package static let missingDelegateExit = ObligationRule(page: .missingDelegateExit) { violation in
        guard case .missingExit(let callback) = violation.defect else { return nil }
        return Diagnostic(
            rule: "missing-delegate-exit",
            message: MissingDelegateExitMessage.text(of: violation, callback: callback), of: violation)
    }
}
