import OnceoverContracts

/// What `onceover bridge --list` prints: a line for each protocol that a contract declares.
enum BridgeList {
    static func text(_ contracts: ContractTable) -> String {
        let rows = contracts.declarations.map { known in
            let interactions = contracts.interactions(of: known.delegate).map(\.interaction)
            return [known.delegate, known.modules.joined(separator: ", "), interactions.joined(separator: "; ")]
        }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (padded + [row[2]]).joined(separator: "  ").trimmingTrailingSpaces + "\n"
        }.joined()
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
