import Foundation
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverDriver

/// One run of `onceover check`, up to the report that is shown.
struct CheckRun {
    struct Outcome {
        let report: Report
        let fails: Bool
    }

    let command: Check
    let configurations: ConfigurationTree

    func run() throws -> Outcome {
        let check = try projectCheck()
        var report = try check.run()
        if report.files.found == 0, !command.output.quiet {
            Terminal.remark("warning: no Swift files in \(paths.joined(separator: ", "))")
        }
        if let revision = command.earlier.diffBase { try takeOutOld(since: revision, by: check, from: &report) }
        try BaselineRun(options: command.earlier, output: command.output, paths: paths).apply(to: &report)
        try takePart(of: &report)
        return Outcome(report: report, fails: try report.diagnostics.contains(where: fails))
    }

    private var paths: [String] {
        let given = command.paths.filter { $0 != "-" }
        return given.isEmpty ? ["."] : given
    }

    private func projectCheck() throws -> ProjectCheck {
        var check = ProjectCheck(paths: paths, configurations: configurations)
        check.isStrict = command.strict
        check.jobs = command.jobs
        check.facts = try FactFiles.read(command.facts)
        if !command.output.quiet, Terminal.errorIsTerminal { check.progress = ProgressLine().show }
        if let name = command.part.stdinFilename {
            check.edited = (name, [UInt8](FileHandle.standardInput.readDataToEndOfFile()))
        }
        return check
    }

    /// What was found at the merge base, too, is old.
    private func takeOutOld(since revision: String, by check: ProjectCheck, from report: inout Report) throws {
        let base = try BaseCheck()
        let baseline = try base.baseline(of: check, since: revision, config: command.config)
        report.takeOutOld(by: baseline) { base.path(of: $0.location.path) }
    }

    private func takePart(of report: inout Report) throws {
        let wanted = command.part.stdinFilename.map { [$0] } ?? command.part.reportOnly
        guard !wanted.isEmpty else { return }
        if command.part.stdinFilename == nil { try PartOfReport.demandPresence(of: wanted) }
        report.keep(PartOfReport(of: wanted))
    }

    private func fails(_ finding: Diagnostic) throws -> Bool {
        let path = WorkingDirectory().absolutePath(of: finding.location.path)
        return try configurations.settings(ofFile: path).fails(finding, given: command.failOn)
    }
}
