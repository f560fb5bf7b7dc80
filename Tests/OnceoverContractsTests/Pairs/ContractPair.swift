import OnceoverDiagnostics
import OnceoverDriver
import OnceoverObligations
import OnceoverRules
import OnceoverSource

/// Two uses of an API in Swift: one that keeps to its contract, and one that does not.
struct ContractPair: Hashable {
    /// What the faulty one does wrong, in a few words.
    let fault: String
    let correct: String
    let faulty: String
    /// Which of these rules finds it.
    let rules: Set<String>

    init(_ fault: String, correct: String, faulty: String, finds rules: Set<String>) {
        (self.fault, self.correct, self.faulty, self.rules) = (fault, correct, faulty, rules)
    }

    /// What is wrong with what is found, in words; nothing where both are judged right.
    func mistakes() -> [String] {
        let alarms = Self.findings(in: correct).map { "\(fault): found in the correct form: \($0)\n\(correct)" }
        let found = Self.findings(in: faulty)
        let isFound = found.contains { finding in rules.contains { finding.hasPrefix($0 + ":") } }
        return alarms + (isFound ? [] : ["\(fault): not found, but \(found) in\n\(faulty)"])
    }

    private static func findings(in text: String) -> [String] {
        let report = driver.check([SourceText(path: "Use.swift", text: text)])
        return report.diagnostics.filter { $0.level != .note }.map { "\($0.rule): \($0.message)" }
    }

    private static let driver = Driver(
        analyzers: [ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules)],
        rules: Set(RuleCatalog.obligationRules.map(\.page.id)))
}
