import Foundation
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverVocabulary
import Testing

/// Every rule is documented, and the documents say what the program says.
@Suite struct PageTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let folder = repository.appendingPathComponent("Documentation/Rules")

    @Test(arguments: RuleCatalog.pages.map(\.id))
    func thePageIsNotStale(rule: RuleID) throws {
        let page = try #require(RuleCatalog.page(of: rule))
        let file = Self.folder.appendingPathComponent("\(rule).md")
        let written = try? String(contentsOf: file, encoding: .utf8)
        #expect(written == page.markdown, "run Scripts/rule-pages and commit what it writes")
    }

    @Test func theAssumptionsAreNotStale() {
        let file = Self.repository.appendingPathComponent("Documentation/Assumptions.md")
        let written = try? String(contentsOf: file, encoding: .utf8)
        #expect(written == AssumptionIndex.markdown, "run Scripts/rule-pages and commit what it writes")
    }

    @Test func theVocabularyIsNotStale() {
        let file = Self.repository.appendingPathComponent("Documentation/Vocabulary.md")
        let written = try? String(contentsOf: file, encoding: .utf8)
        #expect(written == Vocabulary.markdown, "run Scripts/rule-pages and commit what it writes")
    }

    @Test func theIndexIsNotStale() throws {
        let file = Self.folder.appendingPathComponent("README.md")
        #expect(try String(contentsOf: file, encoding: .utf8) == PageIndex.markdown, "run Scripts/rule-pages")
    }

    @Test func thereIsNoPageTooMany() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(RuleCatalog.pages.map { "\($0.id).md" }).union(["README.md"]))
    }

    @Test func everyRuleHasItsPageInTheCatalog() {
        for rule in RuleCatalog.obligationRules { #expect(RuleCatalog.page(of: rule.page.id) != nil) }
        #expect(Set(RuleCatalog.pages.map(\.id)).count == RuleCatalog.pages.count)
    }

    @Test(arguments: RuleCatalog.pages.map(\.id))
    func everyHeadHasItsText(rule: RuleID) throws {
        let page = try #require(RuleCatalog.page(of: rule))
        for text in [page.flags, page.why, page.fix, page.limits] {
            #expect(text.hasSuffix(".") || text.hasSuffix("```"))
        }
        #expect(page.summary.first?.isLowercase == true && page.summary.last?.isPunctuation == false)
        #expect(page.example.hasPrefix("```swift\n") && page.example.hasSuffix("\n```"))
        #expect(page.markdown.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    /// The name says the bad pattern, so that `ignore <rule>` reads right.
    @Test(arguments: RuleCatalog.pages.map(\.id.description))
    func namesAreLowerCaseWordsWithHyphens(name: String) {
        #expect(name.wholeMatch(of: #/[a-z]+(-[a-z]+)+/#) != nil)
    }
}
