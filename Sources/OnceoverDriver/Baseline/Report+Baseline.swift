import OnceoverDiagnostics

extension Report {
    /// Takes out what a baseline has, and returns the entries that no finding is left of.
    ///
    /// - Parameter path: that of a finding, from the folder that the baseline's paths start from.
    @discardableResult
    package mutating func takeOutOld(by baseline: Baseline, path: (Diagnostic) -> String) -> [BaselineEntry] {
        // The gravest first: of two that one entry may mean, a note is the one that is missed least.
        let order = diagnostics.indices.sorted { (diagnostics[$1].level, $0) < (diagnostics[$0].level, $1) }
        let findings = order.map { BaselineEntry(diagnostics[$0], path: path(diagnostics[$0])) }
        let comparison = baseline.compare(
            findings, symbols: Set(obligations.map(FindingIdentity.symbol)),
            telling: Set(order.indices.filter { diagnostics[order[$0]].location.isTelling }))
        let taken = Set(comparison.old.map { order[$0] })
        diagnostics = diagnostics.indices.filter { !taken.contains($0) }.map { diagnostics[$0] }
        old += taken.count
        return comparison.gone
    }
}

extension Location {
    private static let common: Set<Substring> = [
        "await", "case", "else", "guard", "if", "in", "let", "return", "self", "strongSelf", "try", "var",
    ]

    /// Whether hardly another line is like this one: it has four words at least, besides those that any has.
    fileprivate var isTelling: Bool {
        let words = excerpt.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.count { !Self.common.contains($0) } >= 4
    }
}
