import Foundation
import OnceoverSource

/// Goes through a folder and what is below it.
///
/// Symbolic links are put off until everything real is found, so that a file is shown by its real path where it has
/// one, and a link that leads back up finds only folders that were seen already.
struct FolderWalk {
    private(set) var files: [(path: FolderPath, status: FileStatus)] = []
    private(set) var failures: [(path: FolderPath, message: String)] = []
    /// Xcode projects, which are folders.
    private(set) var projects: [FolderPath] = []
    /// Folders that were gone through, by this walk or before it.
    private(set) var seen: Set<FileStatus.Identity>

    private var links: [(path: FolderPath, rules: IgnoreRules)] = []

    init(seen: Set<FileStatus.Identity>) { self.seen = seen }

    mutating func run(from folder: FolderPath, _ status: FileStatus) {
        enter(folder, status, rules: IgnoreRules(above: folder))
        var next = 0
        while next < links.count {
            follow(links[next].path, rules: links[next].rules)
            next += 1
        }
    }

    /// - Parameter rules: those of the folders above.
    private mutating func enter(_ folder: FolderPath, _ status: FileStatus, rules: IgnoreRules) {
        guard seen.insert(status.identity).inserted else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.text) else {
            failures.append((folder, "the folder cannot be read"))
            return
        }
        var rules = rules
        if names.contains(where: IgnoreRules.mayBeFile) { rules.load(from: folder) }
        for name in names.sorted() where !name.hasPrefix(".") { visit(folder.appending(name), name, rules: rules) }
    }

    private mutating func visit(_ path: FolderPath, _ name: String, rules: IgnoreRules) {
        guard let status = FileStatus(path: path.text, followingLinks: false) else { return }
        switch status.kind {
        case .link: links.append((path, rules))
        case .folder: descend(path, name, status, rules: rules)
        case .file: take(path, name, status, rules: rules)
        case .other: break
        }
    }

    private mutating func descend(_ path: FolderPath, _ name: String, _ status: FileStatus, rules: IgnoreRules) {
        guard !LeftOutFolders.contains(name, ignoringCase: path.ignoresCase) else { return }
        guard !rules.ignores(path, isFolder: true) else { return }
        if name.hasSuffix(".xcodeproj") { projects.append(path) }
        enter(path, status, rules: rules)
    }

    private mutating func take(_ path: FolderPath, _ name: String, _ status: FileStatus, rules: IgnoreRules) {
        guard name.hasSuffix(".swift"), !rules.ignores(path, isFolder: false) else { return }
        files.append((path, status))
    }

    private mutating func follow(_ path: FolderPath, rules: IgnoreRules) {
        let name = path.name
        switch FileStatus(path: path.text, followingLinks: true) {
        case nil:
            guard name.hasSuffix(".swift"), !rules.ignores(path, isFolder: false) else { return }
            failures.append((path, "the symbolic link leads nowhere"))
        case let status? where status.kind == .folder: descend(path, name, status, rules: rules)
        case let status? where status.kind == .file: take(path, name, status, rules: rules)
        default: break
        }
    }
}

/// Folders that hold build products or other people's code.
enum LeftOutFolders {
    private static let names: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
    private static let lowercasedNames = Set(names.map { $0.lowercased() })

    /// Hidden folders, such as `.build`, are left out anyway.
    static func contains(_ name: String, ignoringCase: Bool) -> Bool {
        ignoringCase ? lowercasedNames.contains(name.lowercased()) : names.contains(name)
    }
}
