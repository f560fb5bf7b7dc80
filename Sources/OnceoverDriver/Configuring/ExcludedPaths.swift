/// What a configuration leaves out, by patterns as in `.gitignore`.
package struct ExcludedPaths: Sendable {
    private let patterns: [IgnorePattern]
    private let folder: FolderPath
    private let named: Set<String>

    /// - Parameters:
    ///   - folder: absolute; the patterns are for paths below it.
    ///   - named: paths that the user gave, which stay.
    package init(
        _ patterns: [String], below folder: String, keeping named: [String],
        in directory: WorkingDirectory = WorkingDirectory()
    ) {
        self.patterns = patterns.compactMap { IgnorePattern(line: Array($0.utf8)[...]) }
        self.folder = FolderPath(folder)
        self.named = Set(named.map { directory.absolute($0).text })
    }

    package func contains(_ file: FoundFile) -> Bool {
        guard !patterns.isEmpty, !named.contains(file.path) else { return false }
        let components = FolderPath(file.path).components
        guard components.starts(with: folder.components) else { return false }
        let below = components.dropFirst(folder.components.count)
        return (1...below.count).contains { depth in
            patterns.contains { $0.matches(below.prefix(depth), isFolder: depth < below.count) }
        }
    }
}
