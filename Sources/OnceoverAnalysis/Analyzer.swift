import OnceoverSource

/// An analysis of source files, as a value. The driver is handed a list of them and knows none by name.
///
/// A file is analysed by itself first, and says what it would know of others and what it could tell them. Who is asked
/// tells; who has learnt something is analysed again. Both functions read no disk and keep no state: the same file and
/// facts give the same result, on any thread.
package struct Analyzer: Sendable {
    package let name: String
    package let run: @Sendable (SourceFile, KnownFacts) -> FileAnalysis
    /// Tells what the file knows of some of the names that it offered.
    package let tell: @Sendable (SourceFile, Set<String>, KnownFacts) -> FactAnswer

    package init(
        name: String, run: @escaping @Sendable (SourceFile, KnownFacts) -> FileAnalysis,
        tell: @escaping @Sendable (SourceFile, Set<String>, KnownFacts) -> FactAnswer
    ) {
        self.name = name
        self.run = run
        self.tell = tell
    }

    /// An analysis that needs no other file.
    package init(name: String, run: @escaping @Sendable (SourceFile) -> Findings) {
        self.name = name
        self.run = { file, _ in
            var analysis = FileAnalysis()
            analysis.findings = run(file)
            return analysis
        }
        tell = { _, _, _ in FactAnswer() }
    }
}
