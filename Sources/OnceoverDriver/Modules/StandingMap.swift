import Foundation
import OnceoverSource

/// What each file is part of.
///
/// The innermost folder above a file that a manifest or a project claims says which program the file belongs to. The
/// code of an application has no other users, whatever its packages export. A CocoaPods specification beside a project,
/// or in the folder around it, makes the project a product. The names of the folders below the given one, and git's
/// list of submodules, say which code is a demo, a test or a copy.
struct StandingMap {
    /// By folders, absolute with a slash at the end.
    private var standings: [Substring: Standing] = [:]
    private let submodules: Set<Substring>

    init(_ packages: [FoundPackage], _ projects: [XcodeProject], submodules: [String]) {
        self.submodules = Set(submodules.map { $0[...] })
        var specifications = Specifications()
        for (folder, projects) in Dictionary(grouping: projects, by: \.folder) {
            standings[folder[...]] =
                specifications.tell(of: folder) ? Standing(.product) : Self.standing(of: projects)
        }
        let applications = projects.filter(\.buildsApplication).map(\.folder)
        for package in packages.sorted(by: { $0.folder < $1.folder }) {
            let isUsed = isUsedByApplication(package, of: applications)
            standings[package.folder[...]] = Standing(.component, isOfApplication: isUsed)
            for target in package.targets {
                var standing = target.standing
                if isUsed, standing.program == .product { standing.program = .component }
                standing.isOfApplication = standing.isOfApplication || isUsed
                for folder in target.folders { standings[folder[...]] = standing }
            }
        }
    }

    private static func standing(of projects: [XcodeProject]) -> Standing {
        let programs = Set(projects.map(\.program))
        return Standing(
            programs.count == 1 ? programs.first! : .component,
            isOfApplication: projects.contains(where: \.buildsApplication))
    }

    /// A package is used by others where its manifest stands in the outermost folder of a repository: one that stands beside an
    /// application's project, or below it, is there for the application. What stands around an application's project shows how
    /// the package is used.
    private func isUsedByApplication(_ package: FoundPackage, of applications: [String]) -> Bool {
        if standings[package.folder[...]]?.program == .application { return true }
        return !applications.isEmpty && !applications.contains { $0.hasPrefix(package.folder) }
    }

    /// The same file, with what is known of it.
    ///
    /// - Complexity: O(depth of the file).
    func marked(_ file: FoundFile) -> FoundFile {
        var marked = file
        marked.standing = standings.value(forInnermostFolderOf: file) ?? Standing()
        if let role = FolderName.role(of: file.foldersBelowGiven) { marked.standing.role = role }
        if isInSubmodule(file) { marked.standing.role = .vendored }
        return marked
    }

    private func isInSubmodule(_ file: FoundFile) -> Bool {
        !submodules.isEmpty && submodules.contains { file.path.utf8.starts(with: $0.utf8) }
    }
}

/// Folders of which it is known whether one of their files is a CocoaPods specification.
private struct Specifications {
    private var known: [FileStatus.Identity: Bool] = [:]

    mutating func tell(of folder: String) -> Bool { isOne(in: folder) || isOne(in: folder + "..") }

    /// Many projects may stand in one folder, which is then looked into once.
    private mutating func isOne(in folder: String) -> Bool {
        guard let identity = FileStatus(path: folder, followingLinks: true)?.identity else { return false }
        if let known = known[identity] { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let holds = names.contains { $0.hasSuffix(".podspec") }
        known[identity] = holds
        return holds
    }
}
