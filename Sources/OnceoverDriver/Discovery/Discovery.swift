import OnceoverDiagnostics
import OnceoverSource

/// A path that was given cannot be used. Its description is one line for the user.
package struct UnusablePath: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// Lower case, without a final stop.
    package let reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "\(path): \(reason)" }
}

/// A file to check.
package struct FoundFile: Hashable, Sendable {
    /// Absolute.
    package let path: String
    /// As it is shown to the user.
    package let name: String
    /// Bytes, at the time of discovery.
    package let size: Int
    /// How many folders of the path are not below the one that was given, where one was.
    let givenDepth: Int
    var standing = Standing()

    /// The names of the folders between the one that was given and the file; none for a file that was given by name.
    var foldersBelowGiven: ArraySlice<Substring> {
        path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init).dropLast().dropFirst(givenDepth)
    }
}

/// Finds the Swift files that are meant by the paths a user gives.
///
/// A file that is named is always taken. In a folder, the files `*.swift` are taken at any depth, without what
/// `.gitignore` files ignore, hidden files and folders, and folders that hold other people's code or build products.
/// Symbolic links are followed, and no file is taken twice.
package struct Discovery: Sendable {
    package private(set) var files: [FoundFile] = []
    package private(set) var incidents: [Incident] = []
    /// Absolute paths of the Xcode projects among the folders.
    private(set) var projects: [String] = []
    /// The folders that were given.
    private(set) var folders: [FolderPath] = []
    /// When the files were searched for, as a span.
    package private(set) var duration = Duration.zero

    private let directory: WorkingDirectory
    private var seen: Set<FileStatus.Identity> = []

    /// Fails before anything is searched if one of the paths does not exist or may not be read.
    package init(paths: [String], in directory: WorkingDirectory = WorkingDirectory()) throws(UnusablePath) {
        self.directory = directory
        let start = ContinuousClock.now
        var given: [(path: FolderPath, status: FileStatus)] = []
        for path in paths { given.append((directory.absolute(path), try Self.status(of: path, in: directory))) }
        for (path, status) in given where status.kind != .folder { take(path, status, givenAs: path) }
        for (path, status) in given where status.kind == .folder { walk(path, status) }
        files.sort { $0.name < $1.name }
        incidents.sort()
        duration = .now - start
    }

    /// Takes a file, too, that need not be there, as its text is not read from the disk.
    package mutating func add(_ given: String) {
        let path = directory.absolute(given)
        guard !files.contains(where: { $0.path == path.text }) else { return }
        let around = folders.filter { path.components.starts(with: $0.components) }.map(\.components.count).max()
        let depth = around ?? path.components.count
        files.append(FoundFile(path: path.text, name: directory.shown(path), size: 0, givenDepth: depth))
        files.sort { $0.name < $1.name }
    }

    /// Leaves files out, once they are found.
    package mutating func leaveOut(_ isOut: (FoundFile) -> Bool) { files.removeAll(where: isOut) }

    private static func status(of given: String, in directory: WorkingDirectory) throws(UnusablePath) -> FileStatus {
        let path = directory.absolute(given).text
        guard let status = FileStatus(path: path, followingLinks: true) else {
            throw UnusablePath(path: given, reason: "no such file or folder")
        }
        guard FileStatus.isReadable(path) else { throw UnusablePath(path: given, reason: "permission denied") }
        guard status.kind == .file || status.kind == .folder else {
            throw UnusablePath(path: given, reason: "neither a file nor a folder")
        }
        return status
    }

    private mutating func take(_ path: FolderPath, _ status: FileStatus, givenAs given: FolderPath) {
        guard seen.insert(status.identity).inserted else { return }
        files.append(
            FoundFile(
                path: path.text, name: directory.shown(path), size: status.size, givenDepth: given.components.count))
    }

    private mutating func walk(_ folder: FolderPath, _ status: FileStatus) {
        folders.append(folder)
        var walk = FolderWalk(seen: seen)
        walk.run(from: folder, status)
        seen = walk.seen
        for (path, status) in walk.files { take(path, status, givenAs: folder) }
        projects += walk.projects.map(\.text)
        incidents += walk.failures.map { Incident(path: directory.shown($0.path), reach: .whole, message: $0.message) }
    }
}
