import Foundation
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource

/// Runs analyzers over files, in parallel, and puts what they find into one report.
///
///     let found = try Discovery(paths: ["Sources"])
///     let report = Driver(analyzers: [analyzer], rules: ids).check(found)
package struct Driver: Sendable {
    package let analyzers: [Analyzer]
    /// Those of one file, where they are not the same for all.
    package var analyzersOfFile: (@Sendable (FoundFile) -> [Analyzer])?
    /// All rules that a suppression may name.
    package let rules: Set<RuleID>
    /// What files are for, by their absolute paths, where the user says so.
    package var roles: [String: Standing.Role] = [:]
    /// Whether an unknown verdict is a finding.
    package var isStrict = false
    /// How many files are worked on at once.
    package var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// What files of a module see of each other.
    package var sharing = Sharing.joined
    /// What is known of modules that are not part of this run.
    package var facts = KnownFacts.none
    /// Told after each file how many of all are done, on any thread.
    package var progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }

    package enum Sharing: Sendable {
        /// Nothing.
        case none
        /// Facts, as files do that are too large to be joined.
        case facts
        /// Those that belong together are read as one file, and see facts of the others.
        case joined
    }

    package init(analyzers: [Analyzer], rules: Set<RuleID>) {
        self.analyzers = analyzers
        self.rules = rules.union([.unusedSuppression, .unknownVerdict])
    }

    /// - Parameter texts: what some files are taken to hold, by their absolute paths, as an editor has them.
    package func check(_ found: Discovery, reading texts: [String: [UInt8]] = [:]) -> Report {
        // The largest first: a large one that came last would be worked on alone.
        let files = found.files.sorted { ($1.size, $0.name) < ($0.size, $1.name) }
        let projects = found.projects.map(XcodeProject.init)
        let packages = found.packages
        let modules = ModuleMap(packages, projects)
        let standings = StandingMap(packages, projects, submodules: found.submodules)
        let inputs = files.map { file in
            var file = standings.marked(file)
            if let role = roles[file.path] { file.standing.role = role }
            return texts[file.path].map { FileLoading.Input.replaced(file, $0) } ?? .file(file)
        }
        var report = run(inputs, modules: files.map { modules.module(of: $0) }, named: modules.names)
        report.incidents += found.incidents
        report.timings.discovering = found.duration
        report.timings.total += found.duration
        report.sort()
        return report
    }

    /// Checks texts that are not on disk, as an editor or a test has them. They are one module.
    package func check(_ texts: [SourceText]) -> Report {
        var report = run(texts.map(FileLoading.Input.text), modules: texts.map { _ in 0 }, named: [""])
        report.sort()
        return report
    }

    /// What other modules may know of these files, taken as one module.
    package func publicFacts(of found: Discovery) -> (facts: [ModuleFact], incidents: [Incident]) {
        let inputs = found.files.map(FileLoading.Input.file)
        let opened = OpenedFiles(check: check, inputs: inputs)
        let files = checkedAlone(inputs, keepingIn: opened)
        let facts = link(opened, modules: inputs.map { _ in 0 }).published(by: files)
        return (facts, (found.incidents + files.flatMap(\.report.incidents)).sorted())
    }

    private func checkedAlone(_ inputs: [FileLoading.Input], keepingIn opened: OpenedFiles) -> [CheckedFile] {
        let check = check
        return DeepStack.map(count: inputs.count, jobs: jobs, progress: progress) { index in
            check.check(inputs[index]) { opened.keep($0, as: index) }
        }
    }

    private var check: FileCheck {
        FileCheck(analyzers: analyzers, analyzersOfFile: analyzersOfFile, rules: rules, isStrict: isStrict)
    }

    private func link(_ files: OpenedFiles, modules: [Int]) -> ModuleLink {
        ModuleLink(
            check: check, files: files, modules: modules, jobs: jobs, given: facts, joinsFiles: sharing == .joined)
    }

    private func run(_ inputs: [FileLoading.Input], modules: [Int], named names: [String]) -> Report {
        let start = ContinuousClock.now
        let opened = OpenedFiles(check: check, inputs: inputs)
        var files = checkedAlone(inputs, keepingIn: opened)
        let linking = ContinuousClock.now
        if sharing != .none { link(opened, modules: modules).improve(&files) }
        var report = Report()
        for (file, module) in zip(files, modules) { report.merge(file.report.attributed(to: names[module])) }
        report.timings.linking = .now - linking
        report.timings.total = .now - start
        return report
    }
}

extension Report {
    /// The same, with the name of the module in all that is of it.
    fileprivate func attributed(to module: String) -> Report {
        var report = self
        guard !module.isEmpty else { return report }
        for index in report.diagnostics.indices { report.diagnostics[index].module = module }
        for index in report.suppressed.indices { report.suppressed[index].diagnostic.module = module }
        for index in report.excused.indices { report.excused[index].diagnostic.module = module }
        for index in report.obligations.indices { report.obligations[index].module = module }
        return report
    }
}
