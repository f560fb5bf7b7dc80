/// Patterns as in `.gitignore`, each for paths below a folder. Of those that match a path, or a folder above it, the last
/// decides: one with `!` takes the path out again.
package struct PathPatterns: Sendable {
    private let patterns: [(folder: FolderPath, pattern: IgnorePattern)]

    /// - Parameter patterns: each with its folder, absolute.
    package init(_ patterns: [(pattern: String, folder: String)]) {
        self.patterns = patterns.compactMap { text, folder in
            IgnorePattern(line: Array(text.utf8)[...]).map { (FolderPath(folder), $0) }
        }
    }

    package var isEmpty: Bool { patterns.isEmpty }

    /// - Parameter path: of a file, absolute.
    package func contains(_ path: String) -> Bool {
        guard !patterns.isEmpty else { return false }
        let components = FolderPath(path).components
        let last = patterns.last { folder, pattern in
            guard components.starts(with: folder.components) else { return false }
            let below = components.dropFirst(folder.components.count)
            return (1...max(below.count, 1)).contains { depth in
                pattern.matches(below.prefix(depth), isFolder: depth < below.count)
            }
        }
        return last.map { !$0.pattern.isNegated } ?? false
    }
}
