import OnceoverSource

/// The least that has to be done: read every byte, and parse the files that pass the pre-filter, on one thread.
enum ReadAndParse {
    /// - Parameter words: any of which lets a file pass, too; nil where all files do.
    static func run(_ workload: Workload, words: [String]? = []) {
        DeepStack.run(threads: 1) { _ in
            for counted in workload.files { parseIfNeeded(counted, words) }
        }
    }

    private static func parseIfNeeded(_ counted: CountedFile, _ words: [String]?) {
        guard let text = try? SourceReader().read(counted.file.path, as: counted.file.name) else { return }
        let search = WordSearch(text)
        guard PreFilter.mayHoldObligation(text.bytes) || words?.contains(where: { search.contains($0) }) ?? true else {
            return
        }
        withExtendedLifetime(SourceFile(text)) {}
    }
}
