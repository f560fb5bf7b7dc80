import ArgumentParser
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverObligations
import OnceoverReporters
import OnceoverRules

/// `onceover check`
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Finds continuations and handlers that are not resumed exactly once.",
        discussion: CheckHelp.discussion
    )

    @Argument(help: "Files and folders to check.")
    var paths: [String] = ["."]

    @Option(help: "How to write the report.")
    var format = Format(reporter: .text)

    @Option(help: ArgumentHelp("Write the report to a file instead of standard output.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("What `onceover unit` wrote of another module; may be given again.", valueName: "file"))
    var facts: [String] = []

    @Flag(help: "Count an obligation whose verdict is unknown as a finding.")
    var strict = false

    @Option(help: ArgumentHelp("How many files to check at once. (default: one a processor)", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Print findings and errors only: no summary, no progress, no remarks.")
    var quiet = false

    @Flag(help: "Print files, bytes, timings and the most frequent reasons for unknown verdicts on standard error.")
    var statistics = false

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number from 1") }
    }

    func run() throws {
        let report = try check()
        try ReportOutput(command: self).write(report)
        if report.files.found > 0, report.files.unread == report.files.found { throw ExitStatus.failed }
        let hasFindings = !report.diagnostics.isEmpty || (strict && report.verdicts.unknown > 0)
        if hasFindings { throw ExitStatus.findings }
    }

    private func check() throws -> Report {
        do {
            let driver = try driver()
            let found = try Discovery(paths: paths)
            if found.files.isEmpty, !quiet {
                Terminal.remark("warning: no Swift files in \(paths.joined(separator: ", "))")
            }
            return driver.check(found)
        } catch {
            Terminal.remark("error: \(error)")
            throw ExitStatus.failed
        }
    }

    private func driver() throws -> Driver {
        let analyzer = ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules)
        var driver = Driver(analyzers: [analyzer], rules: Set(RuleCatalog.pages.map(\.id)))
        driver.isStrict = strict
        driver.facts = try FactFiles.read(facts)
        if let jobs { driver.jobs = jobs }
        if !quiet, Terminal.errorIsTerminal { driver.progress = ProgressLine().show }
        return driver
    }
}
