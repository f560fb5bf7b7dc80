import Foundation
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverObligations
import OnceoverRules
import OnceoverSource
import Testing

/// The examples on the pages are not only words: the rule finds the one, and has nothing to say about the other.
@Suite struct PageExampleTests {
    private func found(in text: String) -> [RuleID] {
        let analyzer = ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules)
        var driver = Driver(analyzers: [analyzer], rules: Set(RuleCatalog.pages.map(\.id)))
        driver.isStrict = true
        return driver.check([SourceText(path: "Example.swift", text: text)]).diagnostics.map(\.rule)
    }

    /// What stands between the first pair of fences.
    private func code(in text: String) -> String? {
        let parts = text.components(separatedBy: "```")
        return parts.count > 2 ? String(parts[1].dropFirst("swift".count)) : nil
    }

    @Test(arguments: RuleCatalog.pages.map(\.id))
    func theExampleIsFound(rule: RuleID) throws {
        let page = try #require(RuleCatalog.page(of: rule))
        let example = try #require(code(in: page.example))
        // What is unknown besides is no matter of a page about something else.
        #expect(found(in: example).filter { $0 == rule || $0 != .unknownVerdict } == [rule])
    }

    @Test(arguments: RuleCatalog.pages.map(\.id))
    func theFixIsNot(rule: RuleID) throws {
        let page = try #require(RuleCatalog.page(of: rule))
        guard let fixed = code(in: page.fix) else { return }
        #expect(!found(in: fixed).contains(rule))
    }
}
