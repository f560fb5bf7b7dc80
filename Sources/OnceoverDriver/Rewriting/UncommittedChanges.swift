import Foundation

/// Which files with uncommitted changes git reports. A rewrite of such a file could not be taken back.
package enum UncommittedChanges {
    /// Those of the files that git has not committed as they are, by their absolute paths. None where git is not there,
    /// or where the files are not in a repository.
    package static func among(_ paths: [String]) -> [String] {
        let folders = Dictionary(grouping: paths) { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
        return folders.sorted { $0.key < $1.key }.flatMap { folder, paths in
            paths.filter { !status(of: $0, in: folder).isEmpty }
        }
    }

    private static func status(of path: String, in folder: String) -> Data {
        let run = ProgramRun(["git", "-C", folder, "status", "--porcelain", "--ignored=no", "--", path])
        return run.flatMap { $0.succeeded ? $0.output : nil } ?? Data()
    }
}
