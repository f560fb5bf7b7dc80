import OnceoverDiagnostics
import OnceoverSource

/// Files and folders of which findings are wanted.
package struct PartOfReport: Sendable {
    private let wanted: [FolderPath]
    private let directory: WorkingDirectory

    package init(of paths: [String], in directory: WorkingDirectory = WorkingDirectory()) {
        wanted = paths.map(directory.absolute)
        self.directory = directory
    }

    /// Fails if one of the paths does not exist: otherwise the run would find nothing there, without a word.
    package static func demandPresence(of paths: [String]) throws(UnusablePath) {
        for path in paths where FileStatus(path: path, followingLinks: true) == nil {
            throw UnusablePath(path: path, reason: "no such file or folder")
        }
    }

    /// - Parameter path: from the working directory, or absolute.
    package func contains(_ path: String) -> Bool {
        let components = directory.absolute(path).components
        return wanted.contains { components.starts(with: $0.components) }
    }
}

extension Report {
    /// Leaves out all that is not in a part of the files. How many files were checked, and what could not be, stays.
    package mutating func keep(_ part: PartOfReport) {
        diagnostics.removeAll { !part.contains($0.location.path) }
        suppressed.removeAll { !part.contains($0.diagnostic.location.path) }
        excused.removeAll { !part.contains($0.diagnostic.location.path) }
        obligations.removeAll { !part.contains($0.location.path) }
    }
}
