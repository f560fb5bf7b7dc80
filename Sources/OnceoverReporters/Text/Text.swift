import OnceoverDiagnostics

extension Reporter {
    /// For people: each finding with the lines that it is about and the path that shows it, then a summary.
    package static let text = Reporter(name: "text") { report, context in
        let style = TextStyle(isColoured: context.isColoured)
        let findings = report.diagnostics.map { FindingText(diagnostic: $0, style: style).rendered + "\n" }
        let summary = context.showsSummary ? [Summary(report: report, isStrict: context.isStrict).text + "\n"] : []
        return (findings + summary).joined()
    }
}
