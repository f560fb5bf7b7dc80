import OnceoverSource

/// Which module a file belongs to: the target of a package manifest, a folder that an Xcode project takes as a whole,
/// or else, all that is left in one.
struct ModuleMap {
    /// The modules' numbers by their folders, absolute with a slash at the end.
    private let modules: [Substring: Int]

    init(_ packages: [FoundPackage], _ projects: [XcodeProject]) {
        let folders = packages.flatMap(\.targets).flatMap(\.folders) + projects.flatMap(\.synchronizedFolders)
        let numbered = Set(folders).sorted().enumerated().map { (Substring($1), $0 + 1) }
        modules = Dictionary(uniqueKeysWithValues: numbered)
    }

    /// The module's number, that of the innermost folder; 0 for files that no manifest or project claims.
    ///
    /// - Complexity: O(depth of the file).
    func module(of file: FoundFile) -> Int { modules.value(forInnermostFolderOf: file) ?? 0 }
}
