import OnceoverDiagnostics
import OnceoverObligations

extension Diagnostic {
    /// What a rule says of a violation, with its place, its level and its path.
    init(rule: RuleID, message: String, of violation: Violation) {
        self.init(
            rule: rule, message: message, at: violation.location, level: violation.level,
            assumptions: violation.assumptions,
            obligation: violation.obligation.name, symbol: violation.obligation.symbol, witness: violation.witness)
    }
}
