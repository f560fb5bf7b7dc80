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
    /// All assumptions that there are.
    let assumptions: Set<AssumptionID>

    package init(path: String, rules: Set<RuleID>, assumptions: Set<AssumptionID> = []) {
        self.path = path
        self.rules = rules
        self.assumptions = assumptions
    }

    package func read(_ text: String) throws(ConfigurationError) -> Configuration {
        var configuration = Configuration()
        guard let root = try node(of: text), root.null == nil else { return configuration }
        for (key, value) in try mapping(root, "the configuration") {
            switch key.string {
            case "assumptions"?: configuration.deniedAssumptions = try deniedAssumptions(in: value)
            case "contracts"?: configuration.contracts = try contracts(in: value)
            case "exclude"?: configuration.exclude = try strings(in: value, "`exclude`")
            case "rules"?: configuration.silencedRules = try silencedRules(in: value)
            default: throw unknown(key, among: ["assumptions", "contracts", "exclude", "rules"])
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
        Set(try namesOff(in: node, "rule", known: rules.map(\.description)).map { RuleID($0) })
    }

    /// `told-elsewhere: off`
    private func deniedAssumptions(in node: Node) throws(ConfigurationError) -> Set<AssumptionID> {
        Set(try namesOff(in: node, "assumption", known: assumptions.map(\.description)).map { AssumptionID($0) })
    }

    /// The names that a mapping switches off.
    ///
    /// - Parameter kind: what they are the names of, as one word.
    private func namesOff(
        in node: Node, _ kind: String, known: [String]
    ) throws(ConfigurationError) -> [String] {
        var off: [String] = []
        for (key, value) in try mapping(node, "`\(kind)s`") {
            let name = key.string ?? ""
            guard known.contains(name) else { throw error(at: key, "no \(kind) is called `\(name)`") }
            switch value.string {
            case "off"?: off.append(name)
            case "on"?: break
            default: throw error(at: value, "\(kind == "assumption" ? "an" : "a") \(kind) is `on` or `off`")
            }
        }
        return off
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
