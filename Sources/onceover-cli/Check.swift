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

    @Option(
        help: ArgumentHelp(
            "The configuration for all paths. (default: the nearest .onceover.yml above each)", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("What `onceover unit` wrote of another module; may be given again.", valueName: "file"))
    var facts: [String] = []

    @Flag(help: "Count an obligation whose verdict is unknown as a finding.")
    var strict = false

    @Flag(help: "Show notes, too: findings that nobody can run into today, or that an assumption demotes.")
    var notes = false

    @Flag(help: "Show findings, too, that an assumption hides, with its name.")
    var excused = false

    @Flag(help: "Print which assumptions verdicts rest on, and how often, on standard error.")
    var assumptions = false

    @Option(help: "The lowest level that makes the exit status 1: error, warning, note or none.")
    var failOn = FailurePolicy.warning

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
        var shown = report
        if !notes { shown.withholdNotes() }
        if excused { shown.showExcused() }
        try ReportOutput(command: self).write(shown)
        if report.files.found > 0, report.files.unread == report.files.found { throw ExitStatus.failed }
        if failOn.isMet(by: report) { throw ExitStatus.findings }
    }

    private func check() throws -> Report {
        do {
            let groups = try ConfiguredPaths.all(paths, given: config)
            var report = Report()
            var seen: Set<String> = []
            for group in groups {
                let part = try check(group, &seen)
                report.merge(part)
                report.timings.addRun(part.timings)
            }
            report.sort()
            if report.files.found == 0, !quiet {
                Terminal.remark("warning: no Swift files in \(paths.joined(separator: ", "))")
            }
            return report
        } catch {
            Terminal.remark("error: \(error)")
            throw ExitStatus.failed
        }
    }

    /// - Parameter seen: absolute paths of files that belong to an earlier group.
    private func check(_ group: ConfiguredPaths, _ seen: inout Set<String>) throws -> Report {
        var found = try Discovery(paths: group.paths)
        let excluded = group.excluded
        found.leaveOut { excluded.contains($0) || !seen.insert($0.path).inserted }
        var report = try driver(group).check(found)
        let silenced = group.configuration.silencedRules
        report.diagnostics.removeAll { silenced.contains($0.rule) }
        return report
    }

    private func driver(_ group: ConfiguredPaths) throws -> Driver {
        let analyzer = ExactlyOnce.analyzer(
            rules: RuleCatalog.obligationRules, contracts: try group.contracts,
            assumptions: AssumptionPolicy(off: group.configuration.deniedAssumptions))
        var driver = Driver(analyzers: [analyzer], rules: Set(RuleCatalog.pages.map(\.id)))
        driver.isStrict = strict
        driver.facts = try FactFiles.read(facts)
        if let jobs { driver.jobs = jobs }
        if !quiet, Terminal.errorIsTerminal { driver.progress = ProgressLine().show }
        return driver
    }
}
