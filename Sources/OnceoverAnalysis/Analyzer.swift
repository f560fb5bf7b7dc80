import OnceoverSource

/// An analysis of source files, as a value. The driver gets a list of them and knows none by name.
///
/// Each file is first analysed alone, and says which facts it needs and which facts it has. Files that are asked give
/// their facts. A file that gets new facts is analysed again. No function reads the disk or keeps state: the same file
/// and facts give the same result, on any thread.
package struct Analyzer: Sendable {
    package let name: String
    /// What comes of a file by its text alone, without findings; nil where only the parsed file can tell. A name too many
    /// among what it offers or asks does no harm.
    package let glance: @Sendable (SourceText) -> FileAnalysis?
    /// Makes of a parsed file what does not depend on others, once for all that they tell.
    package let open: @Sendable (SourceFile) -> OpenAnalysis

    package init(
        name: String, glance: @escaping @Sendable (SourceText) -> FileAnalysis? = { _ in nil },
        open: @escaping @Sendable (SourceFile) -> OpenAnalysis
    ) {
        self.name = name
        self.glance = glance
        self.open = open
    }

    /// An analysis that needs no other file.
    package init(name: String, run: @escaping @Sendable (SourceFile) -> Findings) {
        self.init(name: name) { file in
            OpenAnalysis(
                run: { _ in
                    var analysis = FileAnalysis()
                    analysis.findings = run(file)
                    return analysis
                }, tell: { _, _ in FactAnswer() })
        }
    }
}

/// The analysis of one file, to be asked as often as something new is known of others.
package struct OpenAnalysis: Sendable {
    package let run: @Sendable (KnownFacts) -> FileAnalysis
    /// Tells what the file knows of some of the names that it offered.
    package let tell: @Sendable (Set<String>, KnownFacts) -> FactAnswer

    package init(
        run: @escaping @Sendable (KnownFacts) -> FileAnalysis,
        tell: @escaping @Sendable (Set<String>, KnownFacts) -> FactAnswer
    ) {
        self.run = run
        self.tell = tell
    }
}
