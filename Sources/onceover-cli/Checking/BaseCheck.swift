import Foundation
import OnceoverDriver

/// The same check of the commit that the work grew from: the merge base of a revision and HEAD.
struct BaseCheck {
    private let repository: GitRepository
    private let directory = WorkingDirectory()

    init() throws { repository = try GitRepository(around: directory.path) }

    /// What is found at the merge base with today's configuration.
    ///
    /// - Parameter config: the configuration that the user names.
    func baseline(of check: ProjectCheck, since revision: String, config: String?) throws -> Baseline {
        let snapshot = try TreeSnapshot(of: try repository.mergeBase(with: revision), in: repository)
        var check = check
        check.edited = nil
        check.paths = check.paths.map { path(of: $0) }.map { snapshot.folder + "/" + $0 }
            .filter(FileManager.default.fileExists)
        check.directory = WorkingDirectory(snapshot.folder)
        check.configurations = ConfigurationTree(
            given: config.map(directory.absolutePath), in: check.directory,
            standIn: (checked: snapshot.folder, configured: repository.root))
        let found = check.paths.isEmpty ? [] : try check.run().diagnostics
        return Baseline(found.map { BaselineEntry($0, path: $0.location.path) })
    }

    /// From the root of the repository.
    func path(of given: String) -> String {
        let path = directory.absolutePath(of: given)
        return path == repository.root ? "." : WorkingDirectory(repository.root).shownPath(of: path)
    }
}
