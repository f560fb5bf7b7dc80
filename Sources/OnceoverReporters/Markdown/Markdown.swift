import OnceoverDiagnostics

extension Reporter {
    /// GitHub's Markdown, for the summary of a job or a comment.
    package static let markdown = Reporter(name: "markdown") { report, context in
        let summary = Summary(report: report, isStrict: context.isStrict).timeless
        let levels = Level.allCases.reversed().flatMap { level in report.diagnostics.filter { $0.level == level } }
        return "## Onceover\n\n\(summary)\n" + MarkdownFindings(levels).text + incidents(of: report)
    }

    private static func incidents(of report: Report) -> String {
        guard !report.incidents.isEmpty else { return "" }
        let lines = report.incidents.map { incident in
            "- \(MarkdownFindings.code(incident.place)): \(incident.message)\n"
        }
        return "\n### Not analysed\n\n" + lines.joined()
    }
}
