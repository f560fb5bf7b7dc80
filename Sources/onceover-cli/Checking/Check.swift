import ArgumentParser
import OnceoverDiagnostics
import OnceoverDriver

/// `onceover check`
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Finds continuations and handlers that are not resumed exactly once.",
        discussion: CheckHelp.discussion
    )

    @Argument(help: "Files and folders to check; `-` with --stdin-filename.")
    var paths: [String] = ["."]

    @Option(
        help: ArgumentHelp(
            "The configuration for all files. (default: each .onceover.yml from the file up to the repository's root)",
            valueName: "file"))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "The facts that `onceover unit` wrote for another module. May be repeated.", valueName: "file"))
    var facts: [String] = []

    @Flag(help: "Report each obligation whose verdict is unknown as a finding.")
    var strict = false

    @Option(
        help: """
            The lowest level that makes the exit status 1: error, warning, note or none. (default: what the \
            configuration says, else warning)
            """)
    var failOn: FailurePolicy?

    @Flag(help: "For build tools: print all findings and problems as warnings, and exit with status 0.")
    var advisory = false

    @Option(help: ArgumentHelp("How many files to check at once. (default: one a processor)", valueName: "number"))
    var jobs: Int?

    @OptionGroup(title: "Parts of a project") var part: PartOptions
    @OptionGroup(title: "Old findings") var earlier: EarlierOptions
    @OptionGroup(title: "Reports") var output: ReportOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number from 1") }
        try part.validate(paths)
    }

    func run() throws {
        do {
            try check()
        } catch is ExitStatus where advisory {}
    }

    private func check() throws {
        let outcome = try Terminal.failing(as: advisory ? "warning" : "error") {
            try CheckRun(command: self, configurations: ConfigurationTree(given: config)).run()
        }
        var shown = outcome.report
        if advisory { shown.lower() }
        if !output.notes { shown.withholdNotes() }
        if output.excused { shown.showExcused() }
        try ReportOutput(options: output, isStrict: strict).write(shown, of: outcome.report)
        let files = outcome.report.files
        if files.found > 0, files.unread == files.found { throw ExitStatus.failed }
        if outcome.fails { throw ExitStatus.findings }
    }
}

extension FailurePolicy: ExpressibleByArgument {}

extension Report {
    /// Makes warnings of all that is graver.
    fileprivate mutating func lower() {
        for index in diagnostics.indices { diagnostics[index].level = min(diagnostics[index].level, .warning) }
        incidents = incidents.map { Incident(path: $0.path, line: $0.line, reach: .part, message: $0.message) }
    }
}
