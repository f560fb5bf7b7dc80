import OnceoverDiagnostics
import OnceoverObligations

extension Diagnostic {
    /// What a rule says of a violation, with its place, its level and its path.
    init(rule: RuleID, message: String, of violation: Violation) {
        self.init(
            rule: rule, message: message + violation.aftermath, at: violation.location, level: violation.level,
            consequence: violation.consequence, assumptions: violation.assumptions,
            obligation: violation.obligation.name, symbol: violation.obligation.symbol, witness: violation.witness)
    }
}

extension Violation {
    /// What the fault leads to, if the message does not say so itself.
    fileprivate var aftermath: String {
        switch consequence {
        case .crash: ", which crashes"
        case .hang where obligation.kind == .continuation: ", so its task waits forever"
        case .systemContract: ", but the system expects exactly one call"
        case .hang, .lostCallback, .repeatedCallback: ""
        }
    }
}
