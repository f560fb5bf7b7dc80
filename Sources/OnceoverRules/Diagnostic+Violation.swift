import OnceoverDiagnostics
import OnceoverObligations

extension Diagnostic {
    /// What a rule says of a violation, with its place, its path and how certain it is.
    init(rule: RuleID, message: String, of violation: Violation) {
        self.init(
            rule: rule, message: message, at: violation.location, certainty: violation.certainty,
            witness: violation.witness)
    }
}
