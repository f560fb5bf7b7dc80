import OnceoverDiagnostics

/// A report as a page: the counts, then the findings by level and module, each with its witness drawn on its source.
struct HTMLPage {
    private let report: Report
    private let context: ReportContext
    private let summaries: [RuleID: String]

    init(_ report: Report, _ context: ReportContext) {
        self.report = report
        self.context = context
        summaries = Dictionary(context.rules.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
    }

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" \
        content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <meta name="generator" content="onceover \(context.version)">
        <title>Onceover: \(MarkupText.escaped(headline))</title>
        <style>
        \(String(decoding: PackageResources.report_css, as: UTF8.self))</style>
        </head>
        <body>
        <header>
        <h1>Onceover</h1>
        <p class="summary">\(MarkupText.escaped(headline))</p>
        \(HTMLVerdicts(report.verdicts).text)
        \(controls)</header>
        <main>
        \(sections)\(incidents)</main>
        <footer>Written by onceover \(context.version). Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous finding, \
        <kbd>Enter</kbd> open or close, <kbd>/</kbd> filter, <kbd>Esc</kbd> clear.</footer>
        <script>
        \(String(decoding: PackageResources.report_js, as: UTF8.self))</script>
        </body>
        </html>

        """
    }

    private var headline: String { Summary(report: report, isStrict: context.isStrict).timeless }

    private var levels: [(level: Level, findings: [Diagnostic])] {
        Level.allCases.reversed().map { level in (level, report.diagnostics.filter { $0.level == level }) }
            .filter { !$0.findings.isEmpty }
    }

    private var controls: String {
        guard !report.diagnostics.isEmpty else { return "" }
        let buttons = levels.map { level, findings in
            """
            <button type="button" aria-pressed="true" data-level="\(level)"><b>\(findings.count)</b> \
            \(findings.count == 1 ? level.rawValue : level.rawValue + "s")</button>
            """
        }
        return """
            <div class="controls" role="search">
            \(buttons.joined(separator: "\n"))
            <label>Filter <input type="search" id="filter" placeholder="path, rule, function, words" \
            autocomplete="off"></label>
            <span id="shown" role="status"></span>
            </div>

            """
    }

    private var sections: String {
        guard !report.diagnostics.isEmpty else { return "<p class=\"none\">Nothing to mend.</p>\n" }
        return levels.map { level, findings in
            let modules = Dictionary(grouping: findings, by: \.module).sorted { $0.key < $1.key }
            return """
                <section class="level \(level)">
                <h2>\(level.rawValue.capitalizedFirst)s <span>\(findings.count)</span></h2>
                \(modules.map(module).joined())</section>

                """
        }.joined()
    }

    private func module(_ name: String, _ findings: [Diagnostic]) -> String {
        let heading = name.isEmpty ? "No module" : MarkupText.escaped(name)
        let listed = findings.map { HTMLFinding($0, ruleSummary: summaries[$0.rule] ?? "").text }
        return "<div class=\"module\">\n<h3>\(heading) <span>\(findings.count)</span></h3>\n\(listed.joined())</div>\n"
    }

    private var incidents: String {
        guard !report.incidents.isEmpty else { return "" }
        let lines = report.incidents.map { incident in
            "<li><code>\(MarkupText.escaped(incident.place))</code> \(MarkupText.escaped(incident.message))</li>\n"
        }
        return "<section class=\"incidents\">\n<h2>Not analysed <span>\(lines.count)</span></h2>\n<ul>\n"
            + lines.joined() + "</ul>\n</section>\n"
    }
}
