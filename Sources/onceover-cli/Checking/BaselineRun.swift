import Foundation
import OnceoverDiagnostics
import OnceoverDriver

/// What `--baseline`, `--write-baseline` and `--prune-baseline` do.
struct BaselineRun {
    /// So many entries that are gone are named.
    private static let mostNamed = 20

    let options: EarlierOptions
    let output: ReportOptions
    /// Those that were checked: nothing is said of entries elsewhere.
    let paths: [String]

    func apply(to report: inout Report) throws {
        if let path = options.writeBaseline { try write(path, &report) }
        if let path = options.baseline { try use(path, &report) }
    }

    /// All that is shown becomes old; so does what was in the file before, of files that were not checked.
    private func write(_ path: String, _ report: inout Report) throws {
        let base = BaselineFolder(of: path)
        let shown = report.diagnostics.filter { output.notes || $0.level > .note }
        let now = shown.map { BaselineEntry($0, path: base.path(of: $0)) }
        let before = FileManager.default.fileExists(atPath: path) ? try file(path).baseline.entries : []
        let kept = before.filter { !isChecked($0, base, report) }
        try OutputFile.write(BaselineFile.text(of: now + kept), to: path)
        report.takeOutOld(by: Baseline(now)) { base.path(of: $0) }
        if !output.quiet { Terminal.remark("\(path): \(now.count + kept.count) findings written") }
    }

    private func use(_ path: String, _ report: inout Report) throws {
        let base = BaselineFolder(of: path)
        let file = try file(path)
        let left = report.takeOutOld(by: file.baseline) { base.path(of: $0) }
        let gone = left.filter { isChecked($0, base, report) }
        if options.pruneBaseline, !gone.isEmpty { try OutputFile.write(file.pruned(of: gone), to: path) }
        if !output.quiet { tell(gone, path) }
    }

    private func tell(_ gone: [BaselineEntry], _ path: String) {
        guard !gone.isEmpty else { return }
        let entries = gone.count == 1 ? "1 entry is" : "\(gone.count) entries are"
        let hint = options.pruneBaseline ? "taken out" : "--prune-baseline takes them out"
        Terminal.remark("\(path): \(entries) not found any more; \(hint)")
        for entry in gone.prefix(Self.mostNamed) { Terminal.remark("  \(entry)") }
        if gone.count > Self.mostNamed { Terminal.remark("  and \(gone.count - Self.mostNamed) more") }
    }

    /// Whether the run can tell that an entry is gone: its file is below what was checked, and was not left unread.
    private func isChecked(_ entry: BaselineEntry, _ base: BaselineFolder, _ report: Report) -> Bool {
        let path = base.absolutePath(of: entry)
        return PartOfReport(of: paths).contains(path)
            && !PartOfReport(of: report.incidents.map(\.path)).contains(path)
    }

    private func file(_ path: String) throws -> BaselineFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UnusablePath(path: path, reason: "the baseline cannot be read; --write-baseline writes one")
        }
        return try BaselineFile(String(decoding: data, as: UTF8.self), path: path)
    }
}

/// The folder of a baseline, from which its paths start.
private struct BaselineFolder {
    private let folder: WorkingDirectory
    private let directory = WorkingDirectory()

    init(of path: String) {
        let file = URL(fileURLWithPath: directory.absolutePath(of: path)).standardizedFileURL
        folder = WorkingDirectory(file.deletingLastPathComponent().path)
    }

    func path(of finding: Diagnostic) -> String {
        folder.shownPath(of: directory.absolutePath(of: finding.location.path))
    }

    func absolutePath(of entry: BaselineEntry) -> String { folder.absolutePath(of: entry.path) }
}
