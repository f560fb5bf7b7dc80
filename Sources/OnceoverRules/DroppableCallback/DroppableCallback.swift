import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// The discharge hangs on a reference that may be nil by then.
    package static let droppableCallback = ObligationRule(page: .droppableCallback) { violation in
        guard case .droppable(let reference) = violation.defect else { return nil }
        return Diagnostic(
            rule: "droppable-callback",
            message: DroppableCallbackMessage.text(of: violation.obligation, reference: reference), of: violation)
    }
}
