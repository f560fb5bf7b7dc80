import ArgumentParser
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverVocabulary

/// `onceover explain`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explains a rule, an assumption or a list of words.",
        discussion: "Without a name, lists the rules."
    )

    @Argument(
        help: "The name of a rule or an assumption, which stands in brackets after a finding, or of a list of words.")
    var name: String?

    @Flag(help: "List the assumptions.")
    var assumptions = false

    @Flag(help: "List the words that are read in names and comments, with what is concluded from each.")
    var vocabulary = false

    func run() throws {
        guard let name else { return Terminal.print(list) }
        if let page = RuleCatalog.page(of: RuleID(name)) { return Terminal.print(page.markdown) }
        if let assumption = AssumptionCatalog.assumption(AssumptionID(name)) {
            return Terminal.print(assumption.markdown)
        }
        if let entry = Vocabulary.all.first(where: { $0.name == name }) { return Terminal.print(entry.markdown) }
        Terminal.remark("error: no rule or assumption is called `\(name)`; " + Self.suggestion(for: name))
        throw ExitStatus.failed
    }

    private var list: String {
        if vocabulary { return Vocabulary.all.map(\.markdown).joined(separator: "\n") }
        return assumptions ? Self.assumptions : Self.rules
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
        let names =
            RuleCatalog.pages.map(\.id.description) + AssumptionCatalog.all.map(\.id.description)
            + Vocabulary.all.map(\.name)
        guard let nearest = EditDistance.nearest(to: name, in: names) else {
            return
                "`onceover explain` lists the rules, with `--assumptions` the assumptions, with `--vocabulary` the words"
        }
        return "did you mean `\(nearest)`?"
    }
}
