import OnceoverDiagnostics

/// Findings of an earlier run. They tell which findings of a later run are old.
///
/// A finding is old if the rule is the same and two of these three are: the function around it, the text of the line,
/// the file. So it stays old when a file is moved, its line is edited or its function is renamed. Each entry stands for
/// one finding: a second one like it is new.
///
/// A function counts as renamed only if no function has its old name. Otherwise, an entry that was mended could stand
/// for a new finding on a common line such as `guard let self else { return }`. If only the parameters of the function
/// changed, its line may have changed with them. A line that is rare enough is also recognised in another function of
/// the file, for example when a part of the function was moved to a new one.
package struct Baseline: Sendable {
    package let entries: [BaselineEntry]

    package init(_ entries: [BaselineEntry]) { self.entries = entries }

    package struct Comparison: Sendable {
        /// By the places of the findings in the list that was given.
        package var old: Set<Int> = []
        /// Entries that no finding is left of, in their order.
        package var gone: [BaselineEntry] = []
    }

    /// What must agree in addition to the rule; the closest comes first.
    private static let agreements: [@Sendable (BaselineEntry) -> [String]] = [
        { [$0.path, $0.symbol, $0.line] },
        { [$0.symbol, $0.line] },
        { [$0.path, $0.symbol] },
    ]

    /// - Parameters:
    ///   - symbols: those that there are today, in the form of an entry's.
    ///   - telling: the places of the findings whose lines hardly another one is like.
    /// - Complexity: O(findings + entries).
    package func compare(
        _ findings: [BaselineEntry], symbols: Set<String>, telling: Set<Int> = []
    ) -> Comparison {
        var comparison = Comparison()
        var left = Array(entries.indices)
        for agreement in Self.agreements { match(findings, &left, &comparison, agreement) }
        var renamed = left.filter { !symbols.contains(entries[$0].symbol) }
        left.removeAll { !symbols.contains(entries[$0].symbol) }
        match(findings, &renamed, &comparison) { [$0.path, $0.line] }
        match(findings, &renamed, &comparison) { [$0.path, $0.baseName] }
        match(findings, among: telling, &left, &comparison) { [$0.path, $0.line] }
        comparison.gone = (left + renamed).sorted().map { entries[$0] }
        return comparison
    }

    /// - Parameter left: entries that stand for no finding yet.
    private func match(
        _ findings: [BaselineEntry], among meant: Set<Int>? = nil, _ left: inout [Int],
        _ comparison: inout Comparison, _ agreement: (BaselineEntry) -> [String]
    ) {
        func key(_ entry: BaselineEntry) -> [String] { [entry.rule.description] + agreement(entry) }
        var waiting = Dictionary(grouping: left.reversed()) { key(entries[$0]) }
        for index in findings.indices where !comparison.old.contains(index) && meant?.contains(index) ?? true {
            if waiting[key(findings[index])]?.popLast() != nil { comparison.old.insert(index) }
        }
        left = waiting.values.joined().sorted()
    }
}
