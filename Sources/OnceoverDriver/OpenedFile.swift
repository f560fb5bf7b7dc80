import OnceoverAnalysis
import OnceoverSource

/// A parsed file, with what each analyzer has made of it.
struct OpenedFile: Sendable {
    let source: SourceFile
    let analyzers: [Analyzer]
    let analyses: [OpenAnalysis]
}
