import OnceoverDiagnostics

/// Findings as a table, with the path of each behind it, as far as there is room.
struct MarkdownFindings {
    /// Characters: a comment on GitHub can have 65,536.
    private static let room = 60_000

    private let findings: [Diagnostic]

    init(_ findings: [Diagnostic]) { self.findings = findings }

    var text: String {
        guard !findings.isEmpty else { return "" }
        let (rows, isCut) = fitting(findings.map(row), in: Self.room / 2)
        let cut = isCut ? "\n…and \(findings.count - rows.count) more, which have no room here.\n" : ""
        let (paths, _) = fitting(findings.prefix(rows.count).map(path), in: Self.room / 2)
        return "\n| level | where | what | rule |\n|---|---|---|---|\n" + rows.joined() + cut + "\n" + paths.joined()
    }

    private func fitting(_ parts: [String], in room: Int) -> (parts: [String], isCut: Bool) {
        var left = room
        let kept = parts.prefix { part in
            left -= part.count
            return left >= 0
        }
        return (Array(kept), kept.count < parts.count)
    }

    private func row(_ finding: Diagnostic) -> String {
        let place = Self.code(finding.location.pathAndLine)
        let cells = [finding.level.rawValue, place, finding.message, Self.code("\(finding.rule)")]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }

    private func path(_ finding: Diagnostic) -> String {
        let place = MarkupText.escaped(finding.location.pathAndLine)
        return """
            <details><summary><code>\(place)</code></summary>

            ````text
            \(FindingText.plain(finding).replacing("````", with: "'```"))````

            </details>

            """
    }

    static func code(_ text: String) -> String { "`" + text.replacing("`", with: "'") + "`" }
}
