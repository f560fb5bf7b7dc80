import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverRules

extension RuleDescription {
    init(_ page: RulePage) {
        self.init(id: page.id, family: page.family.rawValue, summary: page.summary, help: page.markdown)
    }
}
