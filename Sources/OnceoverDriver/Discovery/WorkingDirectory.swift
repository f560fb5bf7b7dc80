import Foundation

/// The folder that relative paths start from, and below which paths are shown relative.
package struct WorkingDirectory: Sendable {
    /// Absolute.
    package let path: String

    package init(_ path: String = FileManager.default.currentDirectoryPath) { self.path = path }

    func absolute(_ given: String) -> FolderPath {
        FolderPath(given.hasPrefix("/") ? given : path + "/" + given)
    }

    /// Relative to the working directory where it is below it, else absolute.
    func shown(_ path: FolderPath) -> String {
        let own = FolderPath(self.path).components
        guard path.components.starts(with: own), path.components.count > own.count else { return path.text }
        return path.components.dropFirst(own.count).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }
}
