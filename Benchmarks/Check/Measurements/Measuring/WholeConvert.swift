import OnceoverDiagnostics
import OnceoverDriver
import OnceoverReporters
import OnceoverRewriters
import OnceoverSource

/// What `onceover convert --as alternative --plain --or-wrap` does without `--write`, from the paths to the text of the
/// diffs.
enum WholeConvert {
    static let rewrite = Rewrite.alternative(isPlain: true, deprecates: false, wrapsOthers: true)

    static func run(_ workload: Workload) throws(UnusablePath) -> RewriteReport {
        let parsed = ParsedFiles(try Discovery(paths: workload.paths), jobs: 1, words: Project.words)
        let sound = parsed.files.filter { !$0.source.tree.hasError }
        let report = DeepStack.map(count: 1, jobs: 1) { _ in
            rewrite.run(Project(sound.map(\.source), modules: sound.map(\.module)), Selection())
        }[0]
        for file in sound {
            guard let edits = report.edits[file.source.path] else { continue }
            _ = UnifiedDiff(path: file.source.path, bytes: file.text.bytes, edits: edits).text
        }
        return report
    }
}
