import OnceoverSource

/// The least that a checker has to do: read every byte, and parse the files that pass the pre-filter, on one thread.
enum ReadAndParse {
    static func run(_ workload: Workload) {
        DeepStack.run(threads: 1) { _ in
            for counted in workload.files { parseIfNeeded(counted) }
        }
    }

    private static func parseIfNeeded(_ counted: CountedFile) {
        guard let text = try? SourceReader().read(counted.file.path, as: counted.file.name) else { return }
        guard PreFilter.mayHoldObligation(text.bytes) else { return }
        withExtendedLifetime(SourceFile(text)) {}
    }
}
