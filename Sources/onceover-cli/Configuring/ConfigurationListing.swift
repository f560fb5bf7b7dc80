import OnceoverConfiguration
import OnceoverContracts

/// What `onceover config show` prints: a line for each value, with its place.
struct ConfigurationListing {
    private let settings: FolderSettings
    private let path: String

    /// - Parameter path: absolute.
    init(_ settings: FolderSettings, of path: String) {
        self.settings = settings
        self.path = path
    }

    var text: String {
        let all = lines
        let width = all.map(\.value.count).max() ?? 0
        let listed = all.map { line in
            line.value + String(repeating: " ", count: width - line.value.count) + "  # \(line.origin)\n"
        }
        let none = all.isEmpty ? "# no configuration holds here\n" : ""
        return none + listed.joined() + (settings.leavesOut(path, isNamed: false) ? "# excluded\n" : "")
    }

    private var lines: [(value: String, origin: Origin)] {
        let configuration = settings.configuration
        let rules = configuration.rules.sorted { $0.key < $1.key }.map { ("rules: \($0): \($1.value.word)", $1.origin) }
        let assumptions = configuration.assumptions.sorted { $0.key < $1.key }.map {
            ("assumptions: \($0): \($1.value ? "on" : "off")", $1.origin)
        }
        return list("include", configuration.include) + list("exclude", configuration.exclude)
            + single("force-exclude", configuration.forceExclude) { "\($0)" } + rules + assumptions
            + configuration.contracts.map { ("contracts: \($0.value.name)", $0.origin) }
            + single("fail-on", configuration.failOn, \.rawValue) + list("vendored", configuration.vendored)
            + list("demo", configuration.demo)
    }

    private func list(_ key: String, _ patterns: [Located<String>]) -> [(value: String, origin: Origin)] {
        patterns.map { ("\(key): \($0.value)", $0.origin) }
    }

    private func single<Value>(
        _ key: String, _ value: Located<Value>?, _ word: (Value) -> String
    ) -> [(value: String, origin: Origin)] {
        value.map { [("\(key): \(word($0.value))", $0.origin)] } ?? []
    }
}

extension ContractRow {
    fileprivate var name: String { function ?? property ?? delegate ?? "" }
}
