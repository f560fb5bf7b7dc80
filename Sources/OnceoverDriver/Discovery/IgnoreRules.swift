import Foundation

/// The `.gitignore` files that hold in a folder: those of the folders above it in its repository, and its own.
struct IgnoreRules: Sendable {
    private struct File {
        /// How many components the path of its folder has.
        let depth: Int
        let patterns: [IgnorePattern]
    }

    private static let fileName = ".gitignore"

    private var files: [File] = []
    private let foldsCase: Bool

    /// Those of the folders above one, gathered from the root of its repository downwards. Without a repository there
    /// are none: the folders above do not belong to the project.
    init(above folder: FolderPath) {
        foldsCase = folder.ignoresCase
        let folders = folder.ancestors
        let root = folders.firstIndex { FileManager.default.fileExists(atPath: $0.appending(".git").text) }
        for folder in folders[..<(root.map { $0 + 1 } ?? 0)].dropFirst().reversed() { load(from: folder) }
    }

    /// Whether a folder that holds a file of this name may have rules: on a disk that ignores case, whatever its case.
    static func mayBeFile(_ name: String) -> Bool { name.hasPrefix(".") && name.lowercased() == fileName }

    /// Adds the file of a folder below.
    mutating func load(from folder: FolderPath) {
        guard let content = FileManager.default.contents(atPath: folder.appending(Self.fileName).text) else { return }
        let patterns = [UInt8](content).split(separator: UInt8(ascii: "\n")).compactMap {
            IgnorePattern(line: foldsCase ? ASCIICase.folded($0) : $0)
        }
        if !patterns.isEmpty { files.append(File(depth: folder.components.count, patterns: patterns)) }
    }

    /// The last pattern that matches decides, and a deeper file before a higher one. Folders above the path are not
    /// tested: an ignored folder is never entered.
    func ignores(_ path: FolderPath, isFolder: Bool) -> Bool {
        let components = foldsCase ? path.components.map { Array(ASCIICase.folded($0[...])) } : path.components
        for file in files.reversed() {
            let below = components.dropFirst(file.depth)
            if let last = file.patterns.last(where: { $0.matches(below, isFolder: isFolder) }) {
                return !last.isNegated
            }
        }
        return false
    }
}
