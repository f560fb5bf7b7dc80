import OnceoverContracts
import OnceoverDiagnostics
import Yams

/// Turns the text of a configuration into what it says. What it does not know it refuses, with the line: a key with a
/// slip of the pen would otherwise do nothing, and nobody would notice.
package struct ConfigurationReader {
    /// As it is shown to the user.
    let path: String
    /// All rules that there are.
    let rules: Set<RuleID>

    package init(path: String, rules: Set<RuleID>) {
        self.path = path
        self.rules = rules
    }

    package func read(_ text: String) throws(ConfigurationError) -> Configuration {
        var configuration = Configuration()
        guard let root = try node(of: text), root.null == nil else { return configuration }
        for (key, value) in try mapping(root, "the configuration") {
            switch key.string {
            case "contracts"?: configuration.contracts = try contracts(in: value)
            case "exclude"?: configuration.exclude = try strings(in: value, "`exclude`")
            case "rules"?: configuration.silencedRules = try silencedRules(in: value)
            default: throw unknown(key, among: ["contracts", "exclude", "rules"])
            }
        }
        return configuration
    }

    private func node(of text: String) throws(ConfigurationError) -> Node? {
        do {
            return try Yams.compose(yaml: text)
        } catch {
            throw ConfigurationError(path: path, line: error.line ?? 1, message: "this is no YAML: \(error.problem)")
        }
    }

    /// `repeating-callback: off`
    private func silencedRules(in node: Node) throws(ConfigurationError) -> Set<RuleID> {
        var silenced: Set<RuleID> = []
        for (key, value) in try mapping(node, "`rules`") {
            let rule = RuleID(key.string ?? "")
            guard rules.contains(rule) else { throw error(at: key, "no rule is called `\(rule)`") }
            switch value.string {
            case "off"?: silenced.insert(rule)
            case "on"?: break
            default: throw error(at: value, "a rule is `on` or `off`")
            }
        }
        return silenced
    }

    // MARK: - Parts of the grammar

    func mapping(_ node: Node, _ name: String) throws(ConfigurationError) -> [(key: Node, value: Node)] {
        guard let mapping = node.mapping else { throw error(at: node, "\(name) takes keys with values") }
        return mapping.map { ($0.key, $0.value) }
    }

    func strings(in node: Node, _ name: String) throws(ConfigurationError) -> [String] {
        let texts = node.sequence?.compactMap(\.string)
        guard let texts, texts.count == node.sequence?.count else {
            throw error(at: node, "\(name) takes a list of texts")
        }
        return texts
    }

    func error(at node: Node, _ message: String) -> ConfigurationError {
        ConfigurationError(path: path, line: node.mark?.line ?? 1, message: message)
    }

    func unknown(_ key: Node, among known: [String]) -> ConfigurationError {
        let names = known.map { "`\($0)`" }.joined(separator: ", ")
        return error(at: key, "`\(key.string ?? "")` is no key here; there are \(names)")
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
