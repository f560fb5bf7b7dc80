import Foundation
import OnceoverSource

/// The files of a commit that a check looks at, in a temporary folder that is gone with this value.
package final class TreeSnapshot: Sendable {
    /// Absolute; it stands for the root of the working tree.
    package let folder: String

    package init(of commit: String, in repository: GitRepository) throws {
        let name = "onceover-base-\(UUID().uuidString)"
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        folder = url.path
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(".git"), withIntermediateDirectories: true)
        let (files, submodules) = try repository.tree(of: commit)
        try repository.write(files.filter(Self.matters), of: commit, below: folder)
        for path in submodules { link(path, in: repository) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Sources, and what tells which of them are checked and how they belong together.
    private static func matters(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return [".swift", ".pbxproj", ".podspec"].contains { name.hasSuffix($0) }
            || [".gitignore", ".gitmodules"].contains(name)
    }

    /// A submodule is taken as it is checked out, so that nothing in it is called new.
    private func link(_ path: String, in repository: GitRepository) {
        let files = FileManager.default
        let link = URL(fileURLWithPath: folder).appendingPathComponent(path)
        try? files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? files.createSymbolicLink(atPath: link.path, withDestinationPath: repository.root + "/" + path)
    }
}
