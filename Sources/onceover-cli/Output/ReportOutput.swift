import Foundation
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverReporters
import OnceoverRules

/// Brings a report to where it is wanted: standard output or files, and the remarks to standard error.
struct ReportOutput {
    let options: ReportOptions
    let isStrict: Bool

    /// - Parameter whole: the same with the notes that are not shown.
    func write(_ report: Report, of whole: Report) throws {
        for incident in report.incidents { Terminal.remark(incident.remark) }
        for (reporter, path) in options.reports {
            let text = reporter.render(report, context(isColoured: path == nil && Terminal.isColoured))
            guard let path else {
                Terminal.print(text)
                continue
            }
            try Terminal.failing { try OutputFile.write(text, to: path, as: "the report") }
        }
        if !options.quiet, hidesSummary { Terminal.remark(Summary(report: report, isStrict: isStrict).text) }
        if options.assumptions { Terminal.remark(AssumptionTable(report: whole).text) }
        if options.statistics { Terminal.remark(Statistics(report: report).text) }
    }

    /// With another format, or with a file as the output, the terminal would show nothing at all.
    private var hidesSummary: Bool {
        !options.reports.contains { $0.reporter.name == Reporter.text.name && $0.path == nil }
    }

    private func context(isColoured: Bool) -> ReportContext {
        var context = ReportContext(
            version: Onceover.version,
            rules: RuleCatalog.pages.map(RuleDescription.init),
            address: Onceover.address + "/blob/main/Documentation",
            workingDirectory: WorkingDirectory().path
        )
        context.isColoured = isColoured
        context.showsSummary = !options.quiet
        context.isStrict = isStrict
        context.listsObligations = options.obligations
        return context
    }
}
