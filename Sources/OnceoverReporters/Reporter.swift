import OnceoverDiagnostics

/// A format that a report can be written in, as a value. The command line is handed the list `Reporter.all`.
package struct Reporter: Sendable {
    /// As it is named on the command line.
    package let name: String
    /// The whole text of the report, with a final line break where there is any text.
    package let render: @Sendable (Report, ReportContext) -> String

    package static let all = [text, xcode, github, sarif, json, junit, codeclimate, markdown, html]

    package static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}

/// What a format needs to know beside the report.
package struct ReportContext: Sendable {
    /// Of this program, as in `1.2.0`.
    package let version: String
    /// All rules, in the order in which they are listed.
    package let rules: [RuleDescription]
    /// Of the program's documentation, an address without a slash at the end.
    package let address: String
    /// Absolute. Paths in the report that are not absolute start from it.
    package let workingDirectory: String
    /// Whether terminal colours may be used; only `text` does.
    package var isColoured = false
    /// Whether `text` ends with a summary.
    package var showsSummary = true
    /// Whether an unknown verdict is a finding.
    package var isStrict = false
    /// Whether all obligations are listed, not only counted; only `json` does.
    package var listsObligations = false

    package init(version: String, rules: [RuleDescription], address: String, workingDirectory: String) {
        self.version = version
        self.rules = rules
        self.address = address
        self.workingDirectory = workingDirectory
    }

    func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        return workingDirectory.hasSuffix("/") ? workingDirectory + path : workingDirectory + "/" + path
    }
}
