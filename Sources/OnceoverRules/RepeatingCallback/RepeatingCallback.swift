import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// A callback that comes again and again discharges each time.
    package static let repeatingCallback = ObligationRule(page: .repeatingCallback) { violation in
        guard case .dischargedByRepeating(let callback) = violation.defect else { return nil }
        return Diagnostic(
            rule: "repeating-callback",
            message: RepeatingCallbackMessage.text(of: violation.obligation, callback: callback), of: violation)
    }
}
