import OnceoverAnalysis
import OnceoverDiagnostics

/// A rule over violated verdicts, as a value. Each violation is for the first rule that turns it into a diagnostic.
package struct ObligationRule: Sendable {
    package let page: RulePage
    package let diagnose: @Sendable (Violation) -> Diagnostic?

    package init(page: RulePage, diagnose: @escaping @Sendable (Violation) -> Diagnostic?) {
        self.page = page
        self.diagnose = diagnose
    }
}
