import Foundation
import OnceoverSource

/// A file `.onceover.yml`.
package struct ConfigurationFile: Hashable, Sendable {
    package static let name = ".onceover.yml"

    /// Absolute.
    package let path: String
    /// As it is shown to the user.
    package let shownName: String

    /// A file that the user names.
    package init(given: String, in directory: WorkingDirectory = WorkingDirectory()) {
        let path = directory.absolute(given)
        self.path = path.text
        shownName = directory.shown(path)
    }

    /// The configuration of a folder; nil if the folder has none.
    ///
    /// - Parameter folder: absolute.
    package init?(ofFolder folder: String, in directory: WorkingDirectory) {
        self.init(given: folder + "/" + Self.name, in: directory)
        guard FileStatus(path: path, followingLinks: true)?.kind == .file else { return nil }
    }

    /// Absolute.
    package var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    package func text() throws(UnusablePath) -> String {
        do {
            return String(decoding: try SourceReader().read(path, as: shownName).bytes, as: UTF8.self)
        } catch {
            throw UnusablePath(path: shownName, reason: error.description)
        }
    }

    /// Whether the search stops at a folder: it is the root of a repository, or of the disk.
    package static func isOutermost(_ folder: String) -> Bool {
        folder.isEmpty || folder == "/" || FileManager.default.fileExists(atPath: folder + "/.git")
    }
}
