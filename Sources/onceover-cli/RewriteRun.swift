import Foundation
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverObligations
import OnceoverReporters
import OnceoverRewriters
import OnceoverSource

/// From paths to a printed diff, or to written files.
struct RewriteRun {
    let paths: [String]
    let options: RewriteOptions
    let jobs: Int

    func run(_ rewrite: Rewrite, _ selection: Selection) throws {
        let configurations = ConfigurationTree(given: options.config)
        let parsed = try Self.parse(paths, by: configurations, jobs: jobs, words: rewrite.words)
        let sound = parsed.files.filter { !$0.source.tree.hasError }
        let unseen = parsed.files.filter(\.source.tree.hasError).map(\.source)
        let bases = try Terminal.failing { try Self.bases(of: sound, by: configurations) }
        // Trees are walked by recursion, which the main thread's stack may be too small for.
        let jobs = jobs
        var report = DeepStack.map(count: 1, jobs: 1) { _ in
            let modules = sound.map(\.module)
            let project = Project(sound.map(\.source), modules: modules, bases: bases, unseen: unseen, jobs: jobs)
            return rewrite.run(project, selection)
        }[0]
        let changed = sound.compactMap { file in report.edits[file.source.path].map { (file, $0) } }
        if options.write {
            for (path, reason) in try write(changed, needs: report.needs) { report.takeBack(path, because: reason) }
            report.sort()
        }
        if options.format == .json { Terminal.print(RewriteJSON.text(report)) }
        if options.format == .diff, !options.write { printDiffs(of: changed) }
        summarise(report)
        if !report.refusals.isEmpty { throw ExitStatus.findings }
    }

    /// All files that may matter, with a word on standard error about those that cannot be read.
    static func parse(
        _ paths: [String], by configurations: ConfigurationTree,
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount, words: [String]?
    ) throws -> ParsedFiles {
        try told(ParsedFiles(found(paths, by: configurations), jobs: jobs, words: words))
    }

    static func found(_ paths: [String], by configurations: ConfigurationTree) throws -> Discovery {
        let found = try Terminal.failing { try ConfiguredFiles(paths: paths, configurations: configurations).found }
        if found.files.isEmpty { Terminal.remark("warning: no Swift files in \(paths.joined(separator: ", "))") }
        return found
    }

    /// Says what could not be read.
    static func told(_ parsed: ParsedFiles) throws -> ParsedFiles {
        for incident in parsed.incidents { Terminal.remark(incident.remark) }
        if parsed.counts.found > 0, parsed.counts.unread == parsed.counts.found { throw ExitStatus.failed }
        return parsed
    }

    /// What verdicts on each file rest on, by its configuration.
    private static func bases(
        of files: [ParsedFiles.File], by configurations: ConfigurationTree
    ) throws -> [VerdictBasis] {
        let settings = try files.map { try configurations.settings(ofFile: $0.found.path).analysis }
        let bases = try Dictionary(uniqueKeysWithValues: Set(settings).map { ($0, try $0.basis()) })
        return settings.compactMap { bases[$0] }
    }

    private func printDiffs(of files: [(file: ParsedFiles.File, edits: [TextEdit])]) {
        for (file, edits) in files {
            let mark = file.text.hadByteOrderMark ? SourceText.byteOrderMark : []
            let diff = UnifiedDiff(
                path: file.source.path, bytes: mark + file.text.bytes, edits: edits, markLength: mark.count)
            Terminal.print(diff.text)
        }
    }

    /// Writes the files; returns those that were taken back, and why.
    private func write(
        _ files: [(file: ParsedFiles.File, edits: [TextEdit])], needs: [String: Set<String>]
    ) throws -> [String: String] {
        if !options.force {
            let changed = UncommittedChanges.among(files.map(\.file.found.path))
            for path in changed {
                Terminal.remark("error: \(path): git has uncommitted changes; --force writes anyway")
            }
            if !changed.isEmpty { throw ExitStatus.failed }
        }
        let outcome = options.verify ? try verified(files, needs: needs) : nil
        let failures = outcome?.failures ?? FileWriter().write(files)
        for failure in failures { Terminal.remark("error: \(failure.path): \(failure.reason)") }
        if !failures.isEmpty { throw ExitStatus.failed }
        return outcome?.rolledBack ?? [:]
    }

    private func verified(
        _ files: [(file: ParsedFiles.File, edits: [TextEdit])], needs: [String: Set<String>]
    ) throws -> VerifiedWrite.Outcome {
        let folder = files.first?.file.found.path ?? WorkingDirectory().path
        guard let package = PackageBuild(around: folder) else {
            Terminal.remark("error: --verify needs a package: there is no Package.swift above \(folder)")
            throw ExitStatus.failed
        }
        do throws(VerifiedWrite.BrokenBefore) {
            return try VerifiedWrite(needs: needs, build: package.run).write(files)
        } catch {
            Terminal.remark("error: the package does not build as it is, so nothing was written\n\(error.lastLines)")
            throw ExitStatus.failed
        }
    }

    private func summarise(_ report: RewriteReport) {
        guard !options.quiet else { return }
        let summary = RewriteSummary(report, isWritten: options.write)
        for line in summary.refusals + summary.counts { Terminal.remark(line) }
    }
}

extension RewriteReport {
    /// What was done to a file was undone.
    fileprivate mutating func takeBack(_ path: String, because reason: String) {
        let undone = conversions.filter { $0.location.path == path }
        conversions.removeAll { $0.location.path == path }
        edits[path] = nil
        refusals += undone.map {
            Refusal($0.symbol, at: $0.location, reason: "it would not build: \(reason)", category: "would not build")
        }
    }
}
