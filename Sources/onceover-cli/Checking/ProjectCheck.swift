import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverRules

/// From paths to a report, with the configuration of each file.
struct ProjectCheck {
    var paths: [String]
    var configurations: ConfigurationTree
    /// Where relative paths start from.
    var directory = WorkingDirectory()
    var isStrict = false
    var jobs: Int?
    var facts = KnownFacts.none
    /// Told after each file how many of all are done, on any thread.
    var progress: (@Sendable (_ done: Int, _ all: Int) -> Void)?
    /// A file with another content than on disk.
    var edited: (name: String, bytes: [UInt8])?

    /// What other modules may know of these files, taken as one module.
    func publicFacts() throws -> (facts: [ModuleFact], incidents: [Incident]) {
        let files = try files()
        return try driver(for: files).publicFacts(of: files.found)
    }

    private func files() throws -> ConfiguredFiles {
        try ConfiguredFiles(paths: paths, adding: edited?.name, configurations: configurations, in: directory)
    }

    func run() throws -> Report {
        let files = try files()
        let texts = edited.map { [directory.absolutePath(of: $0.name): $0.bytes] } ?? [:]
        var report = try driver(for: files).check(files.found, reading: texts)
        if try adjust(&report) { report.sort() }
        return report
    }

    private func driver(for files: ConfiguredFiles) throws -> Driver {
        let standard = [try AnalysisSettings().analyzer()]
        var driver = Driver(analyzers: standard, rules: Set(RuleCatalog.pages.map(\.id)))
        let settings = try files.analysisSettings()
        if !settings.isEmpty {
            var analyzers: [AnalysisSettings: [Analyzer]] = [:]
            for each in Set(settings.values) { analyzers[each] = [try each.analyzer()] }
            let byFile = settings.compactMapValues { analyzers[$0] }
            driver.analyzersOfFile = { byFile[$0.path] ?? standard }
        }
        driver.roles = try files.roles()
        driver.isStrict = isStrict
        driver.facts = facts
        if let jobs { driver.jobs = jobs }
        if let progress { driver.progress = progress }
        return driver
    }

    /// What configurations say of rules and folders; returns whether that changed anything.
    private func adjust(_ report: inout Report) throws -> Bool {
        let adjusted = try report.diagnostics.compactMap { finding in
            let path = directory.absolutePath(of: finding.location.path)
            return try configurations.settings(ofFile: path).adjusted(finding)
        }
        defer { report.diagnostics = adjusted }
        return adjusted != report.diagnostics
    }
}
