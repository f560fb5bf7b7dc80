import OnceoverDiagnostics

extension Reporter {
    /// GitLab's code quality report: the part of Code Climate's format that GitLab reads, a list of issues.
    package static let codeclimate = Reporter(name: "codeclimate") { report, _ in
        JSONText.of(report.diagnostics.map(CodeClimateIssue.init))
    }
}
