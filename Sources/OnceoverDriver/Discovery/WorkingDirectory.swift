import Foundation

/// The folder that relative paths start from, and below which paths are shown relative.
package struct WorkingDirectory: Sendable {
    /// Absolute.
    package let path: String
    private let components: [[UInt8]]

    package init(_ path: String = FileManager.default.currentDirectoryPath) {
        self.path = path
        components = FolderPath(path).components
    }

    func absolute(_ given: String) -> FolderPath {
        FolderPath(given.hasPrefix("/") ? given : path + "/" + given)
    }

    /// Relative to the working directory where it is below it, else absolute.
    func shown(_ path: FolderPath) -> String {
        guard path.components.starts(with: components), path.components.count > components.count else {
            return path.text
        }
        return path.components.dropFirst(components.count).map { String(decoding: $0, as: UTF8.self) }
            .joined(separator: "/")
    }
}
