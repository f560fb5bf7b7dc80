import ArgumentParser
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules

/// `onceover explain`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explains a rule or an assumption.",
        discussion: "Without a name, lists the rules."
    )

    @Argument(help: "The name of an assumption, or of a rule: it stands in brackets after a finding.")
    var name: String?

    @Flag(help: "List the assumptions.")
    var assumptions = false

    func run() throws {
        guard let name else { return Terminal.print(assumptions ? Self.assumptions : Self.rules) }
        if let page = RuleCatalog.page(of: RuleID(name)) { return Terminal.print(page.markdown) }
        if let assumption = AssumptionCatalog.assumption(AssumptionID(name)) {
            return Terminal.print(assumption.markdown)
        }
        Terminal.remark("error: no rule or assumption is called `\(name)`; " + Self.suggestion(for: name))
        throw ExitStatus.failed
    }

    private static var rules: String { list(RuleCatalog.pages.map { ($0.id.description, $0.summary) }) }

    private static var assumptions: String {
        list(AssumptionCatalog.all.map { ($0.id.description, "\($0.effect.rawValue): \($0.page.takes)") })
    }

    private static func list(_ entries: [(name: String, words: String)]) -> String {
        let width = entries.map(\.name.count).max() ?? 0
        return entries.map { name, words in
            "\(name)\(String(repeating: " ", count: width - name.count + 2))\(words)\n"
        }.joined()
    }

    private static func suggestion(for name: String) -> String {
        let names = RuleCatalog.pages.map(\.id.description) + AssumptionCatalog.all.map(\.id.description)
        guard let nearest = EditDistance.nearest(to: name, in: names) else {
            return "`onceover explain` lists the rules, `onceover explain --assumptions` the assumptions"
        }
        return "did you mean `\(nearest)`?"
    }
}
