import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverSource
import OnceoverTesting

/// What is found in texts, as lines that do not say in which file they stand.
struct SplitVerdicts {
    let lines: Set<String>

    init(_ texts: [SourceText]) {
        let rules = RuleCatalog.obligationRules
        let report = Fixture(texts: texts).report(
            analyzers: [ExactlyOnce.analyzer(rules: rules)], rules: Set(rules.map(\.page.id)))
        lines = Set(report.diagnostics.map(Self.line) + report.excused.map { Self.line($0.diagnostic) })
            .union(report.obligations.map(Self.line))
    }

    private static func line(_ finding: Diagnostic) -> String {
        "\(finding.location.line): \(finding.level) \(finding.rule) of \(finding.obligation)\(names(finding.assumptions))"
    }

    private static func line(_ obligation: ObligationRecord) -> String {
        "\(obligation.location.line): \(obligation.name) is \(obligation.judgement.rawValue)"
            + names(obligation.assumptions) + (obligation.reason.map { ", \($0)" } ?? "")
    }

    private static func names(_ assumptions: [AssumptionID]) -> String {
        assumptions.isEmpty ? "" : " by " + assumptions.map(\.description).joined(separator: ", ")
    }

    /// What one says and the other does not, a line each.
    func differences(from other: SplitVerdicts) -> [String] {
        (lines.subtracting(other.lines).map { ("whole", $0) } + other.lines.subtracting(lines).map { ("parts", $0) })
            .map { "\($0.1) (\($0.0))" }.sorted()
    }
}
