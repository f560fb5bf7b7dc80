import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverObligations

/// All rules, in one place. A new rule is one folder beside this file and one line in it.
package enum RuleCatalog {
    /// The more telling rule comes first: a violation is for the first one that takes it.
    package static let obligationRules: [ObligationRule] = [
        .droppableCallback,
        .lostContinuation,
        .missingDelegateExit,
        .staleContinuation,
        .unresumedPath,
        .doubleResume,
        .unguardedRace,
        .repeatingCallback,
    ]

    /// The pages of all rules, those about suppressions and unknown verdicts included, by family and name.
    package static let pages: [RulePage] =
        obligationRules.map(\.page) + [.malformedAnnotation, .unknownVerdict, .unusedSuppression]

    package static func page(of id: RuleID) -> RulePage? { pages.first { $0.id == id } }
}
