import OnceoverConfiguration
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverSource

/// What holds for the files of one folder, by all configurations above them.
struct FolderSettings: Sendable {
    let configuration: Configuration
    let analysis: AnalysisSettings
    private let included: PathPatterns
    private let excluded: PathPatterns
    private let vendored: PathPatterns
    private let demo: PathPatterns

    init(_ configuration: Configuration) {
        self.configuration = configuration
        analysis = AnalysisSettings(configuration)
        included = PathPatterns(configuration.include)
        excluded = PathPatterns(configuration.exclude)
        vendored = PathPatterns(configuration.vendored)
        demo = PathPatterns(configuration.demo)
    }

    /// - Parameters:
    ///   - path: absolute.
    ///   - isNamed: whether the command line names the file itself.
    func leavesOut(_ path: String, isNamed: Bool) -> Bool {
        if isNamed, configuration.forceExclude?.value != true { return false }
        return excluded.contains(path) || (!included.isEmpty && !included.contains(path))
    }

    /// What a file is for, where the configuration says so.
    ///
    /// - Parameter path: absolute.
    func role(of path: String) -> Standing.Role? {
        vendored.contains(path) ? .vendored : demo.contains(path) ? .demo : nil
    }

    /// The finding as it is reported; nil if it is not.
    func adjusted(_ finding: Diagnostic) -> Diagnostic? {
        var finding = finding
        switch configuration.rules[finding.rule]?.value {
        case .off: return nil
        case .level(let level) where finding.level != .note: finding.level = level
        case .on, .level, nil: break
        }
        return finding
    }

    func fails(_ finding: Diagnostic, given policy: FailurePolicy?) -> Bool {
        (policy ?? configuration.failOn?.value ?? .warning).isMet(by: finding.level)
    }
}

extension PathPatterns {
    fileprivate init(_ patterns: [Located<String>]) {
        self.init(patterns.map { ($0.value, $0.origin.folder) })
    }
}
