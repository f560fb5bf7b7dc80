/// Rows of cells in columns: the first to the left, the others to the right.
struct Table {
    /// All of the same length.
    let rows: [[String]]

    var text: String { rows.map(line).joined(separator: "\n") }

    private func line(_ row: [String]) -> String {
        row.indices.map { column in
            let gap = String(repeating: " ", count: width(of: column) - row[column].count)
            return column == 0 ? row[column] + gap : gap + row[column]
        }.joined(separator: "  ")
    }

    private func width(of column: Int) -> Int { rows.map { $0[column].count }.max() ?? 0 }
}
