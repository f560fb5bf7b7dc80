import OnceoverDiagnostics

extension Reporter {
    /// JUnit's XML, as Jenkins, GitLab and others show it beside tests: a suite for each module, a case for each finding.
    package static let junit = Reporter(name: "junit") { report, _ in
        let modules = Dictionary(grouping: report.diagnostics, by: \.module).sorted { $0.key < $1.key }
        let suites = modules.map { JUnitSuite(module: $0, findings: $1) } + incidentSuite(of: report)
        let listed = suites.isEmpty ? [JUnitSuite.nothingFound] : suites
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="onceover" tests="\(listed.sum(\.cases.count))" failures="\(listed.sum(\.failures))" \
            errors="\(listed.sum(\.errors))">
            \(listed.map(\.text).joined())</testsuites>

            """
    }

    private static func incidentSuite(of report: Report) -> [JUnitSuite] {
        report.incidents.isEmpty ? [] : [JUnitSuite(incidents: report.incidents)]
    }
}

extension [JUnitSuite] {
    fileprivate func sum(_ count: (JUnitSuite) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}
