import OnceoverDiagnostics
import OnceoverObligations

extension ObligationRule {
    /// Two contexts that may run at the same time can both discharge.
    package static let unguardedRace = ObligationRule(page: .unguardedRace) { violation in
        guard violation.defect == .raced else { return nil }
        return Diagnostic(rule: "unguarded-race", message: UnguardedRaceMessage.text(of: violation), of: violation)
    }
}
