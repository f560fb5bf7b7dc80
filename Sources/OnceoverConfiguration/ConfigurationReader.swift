import OnceoverContracts
import OnceoverDiagnostics
import Yams

/// Reads the text of a configuration. It rejects what it does not know, with the line: otherwise a misspelt key would
/// do nothing, and the user would not notice.
package struct ConfigurationReader {
    /// The names that there are.
    package struct Vocabulary: Sendable {
        let rules: Set<RuleID>
        let assumptions: Set<AssumptionID>

        package init(rules: Set<RuleID>, assumptions: Set<AssumptionID>) {
            self.rules = rules
            self.assumptions = assumptions
        }
    }

    /// As it is shown to the user.
    let path: String
    /// Absolute.
    let folder: String
    let vocabulary: Vocabulary

    package init(path: String, folder: String, vocabulary: Vocabulary) {
        self.path = path
        self.folder = folder
        self.vocabulary = vocabulary
    }

    package func read(_ text: String) throws(ConfigurationError) -> Configuration {
        var configuration = Configuration()
        guard let root = try node(of: text), root.null == nil else { return configuration }
        for (key, value) in try mapping(root, "the configuration") { try read(key, value, into: &configuration) }
        return configuration
    }

    private func read(
        _ name: Node, _ value: Node, into configuration: inout Configuration
    ) throws(ConfigurationError) {
        guard let key = name.string.flatMap(Configuration.Key.init) else {
            throw unknown(name, "key here", among: Configuration.Key.allCases.map(\.rawValue))
        }
        switch key {
        case .include: configuration.include = try patterns(in: value, key)
        case .exclude: configuration.exclude = try patterns(in: value, key)
        case .forceExclude: configuration.forceExclude = try truth(of: value, key)
        case .rules: configuration.rules = try rules(in: value)
        case .assumptions: configuration.assumptions = try assumptions(in: value)
        case .contracts: configuration.contracts = try contracts(in: value)
        case .failOn: configuration.failOn = try failOn(in: value)
        case .vendored: configuration.vendored = try patterns(in: value, key)
        case .demo: configuration.demo = try patterns(in: value, key)
        }
    }

    private func node(of text: String) throws(ConfigurationError) -> Node? {
        do {
            return try Yams.compose(yaml: text)
        } catch {
            throw ConfigurationError(path: path, line: error.line ?? 1, message: "this is no YAML: \(error.problem)")
        }
    }

    // MARK: - The values of keys

    /// `repeating-callback: off`
    private func rules(in node: Node) throws(ConfigurationError) -> [RuleID: Located<RuleSetting>] {
        var settings: [RuleID: Located<RuleSetting>] = [:]
        for (key, value) in try mapping(node, "`rules`") {
            let rule = RuleID(key.string ?? "")
            guard vocabulary.rules.contains(rule) else {
                throw unknown(key, "rule", among: vocabulary.rules.map(\.description).sorted())
            }
            guard let setting = value.string.flatMap(RuleSetting.init) else {
                throw error(at: value, "a rule is \(Self.choice(of: RuleSetting.words))")
            }
            settings[rule] = located(setting, at: key)
        }
        return settings
    }

    /// `told-elsewhere: off`
    private func assumptions(in node: Node) throws(ConfigurationError) -> [AssumptionID: Located<Bool>] {
        var settings: [AssumptionID: Located<Bool>] = [:]
        for (key, value) in try mapping(node, "`assumptions`") {
            let name = AssumptionID(key.string ?? "")
            guard vocabulary.assumptions.contains(name) else {
                throw unknown(key, "assumption", among: vocabulary.assumptions.map(\.description).sorted())
            }
            guard let isMade = value.string.flatMap({ ["on": true, "off": false][$0] }) else {
                throw error(at: value, "an assumption is `on` or `off`")
            }
            settings[name] = located(isMade, at: key)
        }
        return settings
    }

    private func failOn(in node: Node) throws(ConfigurationError) -> Located<FailurePolicy> {
        guard let policy = node.string.flatMap(FailurePolicy.init) else {
            throw error(at: node, "`fail-on` is \(Self.choice(of: FailurePolicy.allCases.map(\.rawValue)))")
        }
        return located(policy, at: node)
    }

    private func truth(of node: Node, _ key: Configuration.Key) throws(ConfigurationError) -> Located<Bool> {
        guard let value = node.bool else { throw error(at: node, "`\(key.rawValue)` is `true` or `false`") }
        return located(value, at: node)
    }

    private func patterns(in node: Node, _ key: Configuration.Key) throws(ConfigurationError) -> [Located<String>] {
        let texts = node.sequence?.compactMap { node in node.string.map { located($0, at: node) } }
        guard let texts, texts.count == node.sequence?.count else {
            throw error(at: node, "`\(key.rawValue)` takes a list of texts")
        }
        return texts
    }

    // MARK: - Parts of the grammar

    func mapping(_ node: Node, _ name: String) throws(ConfigurationError) -> [(key: Node, value: Node)] {
        guard let mapping = node.mapping else { throw error(at: node, "\(name) takes keys with values") }
        return mapping.map { ($0.key, $0.value) }
    }

    func located<Value>(_ value: Value, at node: Node) -> Located<Value> {
        Located(value, at: Origin(path: path, folder: folder, line: node.mark?.line ?? 1))
    }

    func error(at node: Node, _ message: String) -> ConfigurationError {
        ConfigurationError(path: path, line: node.mark?.line ?? 1, message: message)
    }

    /// A longer list of names is not read.
    private static let longestList = 20

    /// Suggests the nearest name, or else lists all names in the given order.
    func unknown(_ node: Node, _ kind: String, among known: [String]) -> ConfigurationError {
        let name = node.string ?? ""
        let nearest = EditDistance.nearest(to: name, in: known)
        let all =
            known.count > Self.longestList ? "`onceover explain --\(kind)s` lists all" : "there are \(Self.list(known))"
        let hint = nearest.map { "did you mean `\($0)`?" } ?? all
        return error(at: node, "`\(name)` is no \(kind); \(hint)")
    }

    private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

    private static func choice(of words: [String]) -> String {
        list(words.dropLast()) + " or `\(words.last ?? "")`"
    }
}

extension Error {
    /// 1-based.
    fileprivate var line: Int? {
        switch self as? YamlError {
        case .scanner(_, _, let mark, _)?, .parser(_, _, let mark, _)?, .composer(_, _, let mark, _)?: mark.line
        default: nil
        }
    }

    fileprivate var problem: String {
        switch self as? YamlError {
        case .scanner(_, let problem, _, _)?, .parser(_, let problem, _, _)?, .composer(_, let problem, _, _)?: problem
        default: "\(self)".split(separator: "\n").first.map(String.init) ?? "unreadable"
        }
    }
}
