import Foundation
import OnceoverSource

/// Which files are part of an application and of nothing else: what they mark as public, no other module sees.
///
/// The nearest folder above a file that has an Xcode project or a package says so. A package is there to be imported; so is
/// what a CocoaPods specification beside the project, or in the folder around it, tells of.
struct ApplicationMap {
    /// By folders, absolute with a slash at the end, whether their files are.
    private var areApplications: [Substring: Bool] = [:]
    /// Of folders that have been looked into, whether one of their files is a CocoaPods specification.
    private var areSpecified: [FileStatus.Identity: Bool] = [:]

    init(_ found: Discovery, _ projects: [XcodeProject]) {
        for project in projects {
            let isOne = project.buildsOnlyApplications && !isSpecified(project.folder)
            areApplications[project.folder[...], default: true] = isOne && areApplications[project.folder[...]] != false
        }
        for manifest in found.files where manifest.path.hasSuffix("/Package.swift") {
            areApplications[manifest.path.dropLast("Package.swift".count)] = false
        }
    }

    /// The same file, with what is known of it.
    ///
    /// - Complexity: O(depth of the file).
    func marked(_ file: FoundFile) -> FoundFile {
        var marked = file
        marked.isOfApplication = areApplications.value(forInnermostFolderOf: file) ?? false
        return marked
    }

    private mutating func isSpecified(_ folder: String) -> Bool {
        holdsSpecification(folder) || holdsSpecification(folder + "..")
    }

    /// Many projects may stand in one folder, which is then looked into once.
    private mutating func holdsSpecification(_ folder: String) -> Bool {
        guard let identity = FileStatus(path: folder, followingLinks: true)?.identity else { return false }
        if let known = areSpecified[identity] { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let holds = names.contains { $0.hasSuffix(".podspec") }
        areSpecified[identity] = holds
        return holds
    }
}
