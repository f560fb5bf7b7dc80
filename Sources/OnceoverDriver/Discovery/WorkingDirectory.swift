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

    /// What a path leads to, absolute, without `.` in it.
    package func absolutePath(of given: String) -> String { absolute(given).text }

    /// An absolute path as it is shown to the user.
    package func shownPath(of path: String) -> String { shown(FolderPath(path)) }

    func absolute(_ given: String) -> FolderPath {
        if given.hasPrefix("/") { return FolderPath(given) }
        let parts = FolderPath(given).components
        // Up from here is where the system says that we are; further on, `..` may leave a linked folder.
        let ups = parts.prefix { $0 == Array("..".utf8) }.count
        return FolderPath(components: Array(components.dropLast(ups) + parts.dropFirst(ups)))
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
