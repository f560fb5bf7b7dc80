import ArgumentParser
import Foundation
import OnceoverAnalysis
import OnceoverObligations
import OnceoverRules
import OnceoverVocabulary

/// `onceover write-rule-pages`, hidden: writes Documentation/Rules, Documentation/Assumptions.md and Documentation/Vocabulary.md from the pages and
/// the table of words. Scripts/rule-pages runs it.
struct WriteRulePages: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the pages of all rules, assumptions and words as Markdown files.",
        shouldDisplay: false
    )

    @Argument(help: "The folder to write to.")
    var folder: String

    func run() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for page in RuleCatalog.pages { try write(page.markdown, to: "\(page.id).md") }
        try write(PageIndex.markdown, to: "README.md")
        try write(AssumptionIndex.markdown, to: "../Assumptions.md")
        try write(Vocabulary.markdown, to: "../Vocabulary.md")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name), options: .atomic)
    }
}
