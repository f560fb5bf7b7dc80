import OnceoverDiagnostics
import OnceoverSource

/// Sets findings aside that a comment suppresses, and finds fault with comments that suppress nothing.
struct SuppressionFilter {
    private let suppressions: [Suppression]
    private let rules: Set<RuleID>
    private let isStrict: Bool

    init(_ suppressions: [Suppression], rules: Set<RuleID>, isStrict: Bool) {
        self.suppressions = suppressions
        self.rules = rules
        self.isStrict = isStrict
    }

    func sort(_ diagnostics: [Diagnostic]) -> (kept: [Diagnostic], suppressed: [SuppressedDiagnostic]) {
        var kept: [Diagnostic] = []
        var suppressed: [SuppressedDiagnostic] = []
        for diagnostic in diagnostics {
            if let suppression = suppressions.first(where: { $0.covers(diagnostic) }) {
                suppressed.append(SuppressedDiagnostic(diagnostic, reason: suppression.reason))
            } else {
                kept.append(diagnostic)
            }
        }
        return (kept + suppressions.flatMap { complaints(about: $0, diagnostics) }, suppressed)
    }

    private func complaints(about suppression: Suppression, _ diagnostics: [Diagnostic]) -> [Diagnostic] {
        messages(about: suppression, diagnostics).map {
            Diagnostic(rule: .unusedSuppression, message: $0.text, at: suppression.location, witness: [])
        }
    }

    private func messages(about suppression: Suppression, _ diagnostics: [Diagnostic]) -> [UnusedSuppressionMessage] {
        if suppression.rules.isEmpty { return [.namesNoRule] }
        let perRule = suppression.rules.compactMap { rule -> UnusedSuppressionMessage? in
            guard rules.contains(rule) else { return .unknownRule(rule) }
            // Unknown verdicts are findings only when they are asked for; the comment may stay for those runs.
            if rule == .unknownVerdict, !isStrict { return nil }
            return diagnostics.contains { $0.rule == rule && suppression.covers($0) } ? nil : .unused(rule)
        }
        return perRule.isEmpty && suppression.reason == nil ? [.givesNoReason] : perRule
    }
}

extension Suppression {
    fileprivate func covers(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.location.line == line && rules.contains(diagnostic.rule)
    }
}
