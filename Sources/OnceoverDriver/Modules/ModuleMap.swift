import OnceoverSource

/// Which module a file belongs to: the target of a package manifest, a folder that an Xcode project takes as a whole,
/// or else, all that is left in one.
struct ModuleMap {
    /// The modules' numbers by their folders, absolute with a slash at the end.
    private let modules: [Substring: Int]
    /// By number: a target's name, or that of the folder; nothing for the files that no manifest or project claims.
    let names: [String]

    init(_ packages: [FoundPackage], _ projects: [XcodeProject]) {
        let targets = packages.flatMap(\.targets).flatMap { target in target.folders.map { ($0, target.name) } }
        let folders = targets + projects.flatMap(\.synchronizedFolders).map { ($0, FolderPath($0).name) }
        let named = Dictionary(folders.map { (Substring($0), $1) }, uniquingKeysWith: { first, _ in first })
        let sorted = named.sorted { $0.key < $1.key }
        modules = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.key, $0 + 1) })
        names = [""] + sorted.map(\.value)
    }

    /// The module's number, that of the innermost folder; 0 for files that no manifest or project claims.
    ///
    /// - Complexity: O(depth of the file).
    func module(of file: FoundFile) -> Int { modules.value(forInnermostFolderOf: file) ?? 0 }
}
