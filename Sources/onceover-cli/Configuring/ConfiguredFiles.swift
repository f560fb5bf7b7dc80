import OnceoverDriver
import OnceoverSource

/// The files that are meant by the paths a user gives and by the configurations of these files.
struct ConfiguredFiles {
    private(set) var found: Discovery
    private let configurations: ConfigurationTree
    private let directory: WorkingDirectory

    /// - Parameter added: a file that need not be there.
    init(
        paths: [String], adding added: String? = nil, configurations: ConfigurationTree,
        in directory: WorkingDirectory = WorkingDirectory()
    ) throws {
        var found = try Discovery(paths: paths, in: directory)
        if let added { found.add(added) }
        let named = Set((paths + (added.map { [$0] } ?? [])).map(directory.absolutePath))
        var left: Set<String> = []
        for file in found.files
        where try configurations.settings(ofFile: file.path).leavesOut(file.path, isNamed: named.contains(file.path)) {
            left.insert(file.path)
        }
        if !left.isEmpty { found.leaveOut { left.contains($0.path) } }
        self.found = found
        self.configurations = configurations
        self.directory = directory
    }

    /// What configurations say that files are for, by the file.
    func roles() throws -> [String: Standing.Role] {
        try found.files.reduce(into: [:]) { roles, file in
            roles[file.path] = try configurations.settings(ofFile: file.path).role(of: file.path)
        }
    }

    /// What configurations say of the analysis, by the file, where they say anything.
    func analysisSettings() throws -> [String: AnalysisSettings] {
        let standard = AnalysisSettings()
        return try found.files.reduce(into: [:]) { settings, file in
            let own = try configurations.settings(ofFile: file.path).analysis
            if own != standard { settings[file.path] = own }
        }
    }
}
