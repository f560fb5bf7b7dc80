import OnceoverContracts
import Yams

/// The rows under `contracts:`, in the same form as the tool's own.
extension ConfigurationReader {
    func contracts(in node: Node) throws(ConfigurationError) -> [Located<ContractRow>] {
        guard let rows = node.sequence else { throw error(at: node, "`contracts` takes a list") }
        var read: [Located<ContractRow>] = []
        for row in rows { read.append(located(try contract(in: row), at: row)) }
        return read
    }

    private func contract(in node: Node) throws(ConfigurationError) -> ContractRow {
        let fields = try mapping(node, "a contract")
        try check(fields, ContractRow.CodingKeys.allCases.map(\.rawValue))
        for (key, value) in fields where key.string == ContractRow.CodingKeys.exits.rawValue {
            for exit in value.sequence ?? [] {
                try check(try mapping(exit, "an exit"), ContractRow.Exit.CodingKeys.allCases.map(\.rawValue))
            }
        }
        let row = try decode(node, fields)
        do {
            _ = try ContractTable().adding([row])
        } catch {
            throw self.error(at: node, error.description)
        }
        return row
    }

    private func check(_ fields: [(key: Node, value: Node)], _ known: [String]) throws(ConfigurationError) {
        for (key, _) in fields where !known.contains(key.string ?? "") { throw unknown(key, "key here", among: known) }
    }

    private func decode(_ node: Node, _ fields: [(key: Node, value: Node)]) throws(ConfigurationError) -> ContractRow {
        do {
            return try YAMLDecoder().decode(ContractRow.self, from: node)
        } catch {
            let key = (error as? DecodingError)?.field ?? ""
            let value = fields.first { $0.key.string == key }?.value
            let words = value?.string.map { "`\(key)` cannot be `\($0)`" } ?? "`\(key)` has another form"
            throw self.error(at: value ?? node, words)
        }
    }
}

extension DecodingError {
    /// The key at fault, of those that stand in a row itself.
    fileprivate var field: String? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.first?.stringValue
        case .keyNotFound(let key, let context): context.codingPath.first?.stringValue ?? key.stringValue
        @unknown default: nil
        }
    }
}
