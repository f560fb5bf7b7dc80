import OnceoverAnalysis
import OnceoverSource

/// A parsed file, with what each analyzer has made of it.
struct OpenedFile: Sendable {
    let source: SourceFile
    let analyzers: [Analyzer]
    let analyses: [OpenAnalysis]

    init(_ source: SourceFile, _ analyzers: [Analyzer], of tree: SourceFile? = nil) {
        (self.source, self.analyzers) = (source, analyzers)
        analyses = analyzers.map { $0.open(tree ?? source) }
    }

    /// The same, as if the declarations of other files stood in it, too.
    func joined(with guests: [SourceFile]) -> OpenedFile {
        guests.isEmpty ? self : OpenedFile(source, analyzers, of: source.joined(with: guests))
    }
}
