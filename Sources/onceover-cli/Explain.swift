import ArgumentParser
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules

/// `onceover explain`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what a rule flags, or what an assumption takes for granted, and why.",
        discussion: "Without a name, lists the rules."
    )

    @Argument(help: "The name of a rule, as it stands in brackets behind a finding, or of an assumption.")
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
