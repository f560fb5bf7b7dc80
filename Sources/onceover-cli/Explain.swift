import ArgumentParser
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverRules

/// `onceover explain`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what a rule flags, why, an example and how to mend it.",
        discussion: "Without a rule, lists all of them."
    )

    @Argument(help: "The name of a rule, as it stands in brackets behind a finding.")
    var rule: String?

    func run() throws {
        guard let rule else { return Terminal.print(Self.list) }
        guard let page = RuleCatalog.page(of: RuleID(rule)) else {
            Terminal.remark("error: no rule is called `\(rule)`; " + Self.suggestion(for: rule))
            throw ExitStatus.failed
        }
        Terminal.print(page.markdown)
    }

    private static var list: String {
        let width = RuleCatalog.pages.map(\.id.description.count).max() ?? 0
        return RuleCatalog.pages.map { page in
            let gap = String(repeating: " ", count: width - page.id.description.count + 2)
            return "\(page.id)\(gap)\(page.summary)\n"
        }.joined()
    }

    private static func suggestion(for rule: String) -> String {
        let names = RuleCatalog.pages.map(\.id.description)
        guard let nearest = EditDistance.nearest(to: rule, in: names) else {
            return "`onceover explain` lists the rules"
        }
        return "did you mean `\(nearest)`?"
    }
}
