import OnceoverSource

/// Which module a file belongs to: the target of a package manifest, a folder that an Xcode project takes as a whole,
/// or else, all that is left in one.
struct ModuleMap {
    /// Folders of modules, deepest first, absolute with a slash at the end.
    private let roots: [(folder: String, module: Int)]

    init(_ found: Discovery) {
        var folders: [String] = []
        for manifest in found.files where manifest.path.hasSuffix("/Package.swift") {
            let folder = String(manifest.path.dropLast("Package.swift".count))
            folders += Self.targetFolders(of: manifest, in: folder)
        }
        for project in found.projects { folders += XcodeProject(at: project).synchronizedFolders }
        roots = Set(folders).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.enumerated().map { ($1, $0 + 1) }
    }

    private static func targetFolders(of manifest: FoundFile, in folder: String) -> [String] {
        guard let text = try? SourceReader().read(manifest.path, as: manifest.name) else { return [] }
        return PackageManifest(text).targets.flatMap { target -> [String] in
            if let path = target.path { return [folder + path + "/"] }
            return ["Sources/", "Source/", "src/", "Tests/"].map { folder + $0 + target.name + "/" }
        }
    }

    /// The module's number; 0 for files that no manifest or project claims.
    ///
    /// - Complexity: O(modules).
    func module(of file: FoundFile) -> Int {
        roots.first { file.path.hasPrefix($0.folder) }?.module ?? 0
    }
}
