import OnceoverDiagnostics

/// A finding as an element that opens: what it says, then the path that shows it.
struct HTMLFinding {
    private let finding: Diagnostic
    private let ruleSummary: String

    init(_ finding: Diagnostic, ruleSummary: String) {
        self.finding = finding
        self.ruleSummary = ruleSummary
    }

    var text: String {
        """
        <details class="finding" data-level="\(finding.level)" id="f\(anchor)">
        <summary><span class="message">\(Self.marked(finding.message))</span>
        <span class="facts"><code>\(MarkupText.escaped(finding.location.pathAndLine))</code> \
        <code class="rule" title="\(MarkupText.escaped(ruleSummary))">\(finding.rule)</code>\
        \(symbol)\(assumptions)</span></summary>
        \(HTMLWitness(finding).text)\(fixes)</details>

        """
    }

    private var anchor: String { finding.fingerprint.replacing(":", with: "-") }

    private var symbol: String {
        finding.symbol.isEmpty ? "" : " <span>in <code>\(MarkupText.escaped(finding.symbol))</code></span>"
    }

    private var assumptions: String {
        finding.assumptions.map { " <span class=\"assumption\">assumes \($0)</span>" }.joined()
    }

    private var fixes: String {
        finding.fixes.map { "<p class=\"fix\">To mend it: \(Self.marked($0.title))</p>\n" }.joined()
    }

    /// Names in backticks as code.
    static func marked(_ message: String) -> String {
        let parts = MarkupText.escaped(message).split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return parts.joined(separator: "`") }
        return parts.enumerated().map { $0 % 2 == 0 ? "\($1)" : "<code>\($1)</code>" }.joined()
    }
}
