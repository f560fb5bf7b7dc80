import Foundation
import OnceoverSource

/// The `.onceover.yml` that holds for a path.
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

    /// The nearest one in the folder of a path or above it; nothing where there is none.
    package static func nearest(
        to given: String, in directory: WorkingDirectory = WorkingDirectory()
    ) -> ConfigurationFile? {
        directory.absolute(given).ancestors.lazy.map { $0.appending(name).text }
            .first { FileStatus(path: $0, followingLinks: true)?.kind == .file }
            .map { ConfigurationFile(given: $0, in: directory) }
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
}
