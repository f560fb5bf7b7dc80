import OnceoverConfiguration
import OnceoverContracts
import OnceoverDriver
import OnceoverObligations
import OnceoverRules

/// Some of the paths that a user gave, with the configuration that holds for them.
struct ConfiguredPaths {
    let paths: [String]
    let configuration: Configuration
    private let file: ConfigurationFile?

    /// The paths by their configurations, in the order in which they were given.
    ///
    /// - Parameter given: the configuration that the user names; without it, the nearest one above each path.
    static func all(_ paths: [String], given: String?) throws -> [ConfiguredPaths] {
        let files = paths.map { path in
            given.map { ConfigurationFile(given: $0) } ?? ConfigurationFile.nearest(to: path)
        }
        var groups: [(file: ConfigurationFile?, paths: [String])] = []
        for (path, file) in zip(paths, files) {
            if let index = groups.firstIndex(where: { $0.file == file }) {
                groups[index].paths.append(path)
            } else {
                groups.append((file, [path]))
            }
        }
        return try groups.map { try ConfiguredPaths(paths: $0.paths, file: $0.file) }
    }

    private init(paths: [String], file: ConfigurationFile?) throws {
        self.paths = paths
        self.file = file
        guard let file else {
            configuration = Configuration()
            return
        }
        let reader = ConfigurationReader(
            path: file.shownName, rules: Set(RuleCatalog.pages.map(\.id)),
            assumptions: Set(AssumptionCatalog.all.map(\.id)))
        configuration = try reader.read(try file.text())
    }

    /// The tool's own contracts, and the user's before them.
    var contracts: ContractTable {
        get throws { try ContractTable.standard.adding(configuration.contracts) }
    }

    var excluded: ExcludedPaths {
        ExcludedPaths(configuration.exclude, below: file?.folder ?? "/", keeping: paths)
    }
}
