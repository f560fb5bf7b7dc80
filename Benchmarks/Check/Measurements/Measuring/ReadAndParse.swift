import OnceoverSource

/// The least that has to be done: read every byte, and parse the files that are to be parsed, on one thread.
enum ReadAndParse {
    /// - Parameter words: as `PreFilter` takes them: what `check` or `convert` parses is parsed here, and nothing else.
    static func run(_ workload: Workload, words: [String]? = []) {
        DeepStack.run(threads: 1) { _ in
            for counted in workload.files { parseIfNeeded(counted, words) }
        }
    }

    private static func parseIfNeeded(_ counted: CountedFile, _ words: [String]?) {
        guard let text = try? SourceReader().read(counted.file.path, as: counted.file.name),
            PreFilter.admits(text, words: words)
        else { return }
        withExtendedLifetime(SourceFile(text)) {}
    }
}
