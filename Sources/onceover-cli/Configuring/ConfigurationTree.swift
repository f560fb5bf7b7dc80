import OnceoverConfiguration
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverObligations
import OnceoverRules

/// The configuration of each file: that of its folder over those of the folders around it, up to the root of the
/// repository. It is the one place that all commands ask.
final class ConfigurationTree {
    private let given: ConfigurationFile?
    private let directory: WorkingDirectory
    /// From the folder that is checked to the one whose configuration holds for it, if that is another.
    private let standIn: (checked: String, configured: String)?
    private var known: [String: FolderSettings] = [:]

    /// - Parameters:
    ///   - given: a file that holds for all, instead of those that are found.
    ///   - standIn: folders, absolute: what is checked below the first has the configuration that it has below the second.
    init(
        given: String?, in directory: WorkingDirectory = WorkingDirectory(),
        standIn: (checked: String, configured: String)? = nil
    ) {
        self.given = given.map { ConfigurationFile(given: $0, in: directory) }
        self.directory = directory
        self.standIn = standIn
    }

    /// - Parameter path: of a file, absolute.
    func settings(ofFile path: String) throws -> FolderSettings { try settings(ofFolder: Self.folder(of: path)) }

    /// - Parameter folder: absolute.
    func settings(ofFolder folder: String) throws -> FolderSettings {
        if let known = known[folder] { return known }
        let settings = FolderSettings(try configuration(of: folder))
        known[folder] = settings
        return settings
    }

    /// The configuration as it holds for a path, with a place for each value.
    func configuration(of folder: String) throws -> Configuration {
        if let given { return try read(given) }
        let own = try ConfigurationFile(ofFolder: configured(folder), in: directory).map(read) ?? Configuration()
        guard !ConfigurationFile.isOutermost(folder) else { return own }
        return own.over(try settings(ofFolder: Self.folder(of: folder)).configuration)
    }

    private func read(_ file: ConfigurationFile) throws -> Configuration {
        let vocabulary = ConfigurationReader.Vocabulary(
            rules: Set(RuleCatalog.pages.map(\.id)), assumptions: Set(AssumptionCatalog.all.map(\.id)))
        return try ConfigurationReader(
            path: file.shownName, folder: checked(file.folder), vocabulary: vocabulary
        ).read(try file.text())
    }

    private func configured(_ folder: String) -> String {
        standIn.flatMap { folder.moved(from: $0.checked, to: $0.configured) } ?? folder
    }

    private func checked(_ folder: String) -> String {
        standIn.flatMap { folder.moved(from: $0.configured, to: $0.checked) } ?? folder
    }

    /// The folder around an absolute path; of the root, nothing.
    private static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }
}

extension String {
    /// The same path below another folder; nil if it is not below the first.
    fileprivate func moved(from folder: String, to other: String) -> String? {
        self == folder || hasPrefix(folder + "/") ? other + dropFirst(folder.count) : nil
    }
}
