import OnceoverSource

/// Which module a file belongs to: the target of a package manifest, a folder that an Xcode project takes as a whole,
/// or else, all that is left in one.
struct ModuleMap {
    /// The modules' numbers by their folders, absolute with a slash at the end.
    private let modules: [Substring: Int]

    init(_ found: Discovery, _ projects: [XcodeProject]) {
        var folders: [String] = []
        for manifest in found.files where manifest.path.hasSuffix("/Package.swift") {
            let folder = String(manifest.path.dropLast("Package.swift".count))
            folders += Self.targetFolders(of: manifest, in: folder)
        }
        folders += projects.flatMap(\.synchronizedFolders)
        let numbered = Set(folders).sorted().enumerated().map { (Substring($1), $0 + 1) }
        modules = Dictionary(uniqueKeysWithValues: numbered)
    }

    private static func targetFolders(of manifest: FoundFile, in folder: String) -> [String] {
        guard let text = try? SourceReader().read(manifest.path, as: manifest.name) else { return [] }
        return PackageManifest(text).targets.flatMap { target -> [String] in
            if let path = target.path { return [folder + path + "/"] }
            return ["Sources/", "Source/", "src/", "Tests/"].map { folder + $0 + target.name + "/" }
        }
    }

    /// The module's number, that of the innermost folder; 0 for files that no manifest or project claims.
    ///
    /// - Complexity: O(depth of the file).
    func module(of file: FoundFile) -> Int { modules.value(forInnermostFolderOf: file) ?? 0 }
}
