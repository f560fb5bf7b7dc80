import OnceoverDiagnostics
import OnceoverDriver
import OnceoverReporters
import OnceoverRewriters
import OnceoverSource

/// What `onceover convert` does without `--write`, from the paths to the text of the diffs.
struct WholeConvert {
    let rewrite: Rewrite

    func run(_ workload: Workload) throws(UnusablePath) -> RewriteReport {
        let parsed = ParsedFiles(try Discovery(paths: workload.paths), jobs: 1, words: rewrite.words)
        let sound = parsed.files.filter { !$0.source.tree.hasError }
        let unseen = parsed.files.filter(\.source.tree.hasError).map(\.source)
        let report = DeepStack.map(count: 1, jobs: 1) { _ in
            rewrite.run(Project(sound.map(\.source), modules: sound.map(\.module), unseen: unseen), Selection())
        }[0]
        for file in sound {
            guard let edits = report.edits[file.source.path] else { continue }
            _ = UnifiedDiff(path: file.source.path, bytes: file.text.bytes, edits: edits).text
        }
        return report
    }
}
