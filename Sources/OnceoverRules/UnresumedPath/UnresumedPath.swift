import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// Some path, or every path, ends without a discharge.
    package static let unresumedPath = ObligationRule(page: .unresumedPath) { violation in
        guard let message = UnresumedPathMessage.text(of: violation) else {
            return nil
        }
        return Diagnostic(rule: "unresumed-path", message: message, of: violation)
    }
}
