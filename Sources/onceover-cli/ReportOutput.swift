import Foundation
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverReporters
import OnceoverRules

/// Brings a report to where it is wanted: standard output or a file, and the remarks to standard error.
struct ReportOutput {
    let command: Check

    func write(_ report: Report) throws {
        for incident in report.incidents { Terminal.remark(incident.remark) }
        let text = command.format.reporter.render(report, context)
        if let path = command.output { try save(text, to: path) } else { Terminal.print(text) }
        if !command.quiet, hidesSummary {
            Terminal.remark(Summary(report: report, isStrict: command.strict).text)
        }
        if command.assumptions { Terminal.remark(AssumptionTable(report: report).text) }
        if command.statistics { Terminal.remark(Statistics(report: report).text) }
    }

    /// A person who runs this with another format, or into a file, would see nothing at all on the terminal.
    private var hidesSummary: Bool { command.output != nil || command.format.reporter.name != Reporter.text.name }

    private var context: ReportContext {
        var context = ReportContext(
            version: Onceover.version,
            rules: RuleCatalog.pages.map(RuleDescription.init),
            workingDirectory: WorkingDirectory().path
        )
        context.isColoured = command.output == nil && Terminal.isColoured
        context.showsSummary = !command.quiet && !hidesSummary
        context.isStrict = command.strict
        return context
    }

    private func save(_ text: String, to path: String) throws {
        do {
            try OutputFile.write(text, to: path)
        } catch {
            Terminal.remark("error: \(path): the report cannot be written: \(error.localizedDescription)")
            throw ExitStatus.failed
        }
    }
}
