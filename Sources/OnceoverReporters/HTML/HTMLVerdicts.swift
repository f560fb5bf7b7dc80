import OnceoverDiagnostics

/// The four verdicts as a bar with its legend.
struct HTMLVerdicts {
    private let counts: VerdictCounts

    init(_ counts: VerdictCounts) { self.counts = counts }

    var text: String {
        guard counts.all > 0 else { return "" }
        return """
            <div class="verdicts">
            <div class="bar" aria-hidden="true">\(shares.map(segment).joined())</div>
            <ul>\(shares.map(entry).joined())</ul>
            </div>
            """
    }

    private var shares: [(name: String, count: Int)] {
        [
            ("proved", counts.proved), ("assumed", counts.assumed), ("unknown", counts.unknown),
            ("violated", counts.violated),
        ]
    }

    private func segment(_ name: String, _ count: Int) -> String {
        count == 0 ? "" : "<i class=\"\(name)\" style=\"flex-grow:\(count)\"></i>"
    }

    private func entry(_ name: String, _ count: Int) -> String {
        "<li><i class=\"\(name)\"></i><b>\(count)</b> \(name)</li>"
    }
}
