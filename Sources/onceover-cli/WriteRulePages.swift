import ArgumentParser
import Foundation
import OnceoverAnalysis
import OnceoverObligations
import OnceoverRules

/// `onceover write-rule-pages`, hidden: writes Documentation/Rules and Documentation/Assumptions.md from the pages. Scripts/rule-pages runs it.
struct WriteRulePages: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the pages of all rules and assumptions as Markdown files.",
        shouldDisplay: false
    )

    @Argument(help: "The folder to write to.")
    var folder: String

    func run() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for page in RuleCatalog.pages { try write(page.markdown, to: "\(page.id).md") }
        try write(PageIndex.markdown, to: "README.md")
        try write(AssumptionIndex.markdown, to: "../Assumptions.md")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name), options: .atomic)
    }
}
