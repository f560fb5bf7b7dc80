import OnceoverDiagnostics

/// The lines on standard error that say what a rewrite did, and what it left alone.
package struct RewriteSummary {
    private let report: RewriteReport
    private let isWritten: Bool

    package init(_ report: RewriteReport, isWritten: Bool) {
        self.report = report
        self.isWritten = isWritten
    }

    /// Each refusal on a line, as `file:line: symbol: reason`.
    package var refusals: [String] {
        report.refusals.map { "\($0.location.pathAndLine): \($0.symbol): \($0.reason)" }
    }

    /// The counts, the most frequent reasons first.
    package var counts: [String] {
        let manners = Dictionary(grouping: report.conversions, by: \.manner).mapValues(\.count)
        let done = manners.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        let parts =
            (done.isEmpty ? ["none converted"] : done) + ["\(report.refusals.count) refused"]
            + (report.alreadyDone > 0 ? ["\(report.alreadyDone) async already"] : [])
        let files =
            "\(report.edits.count) \(report.edits.count == 1 ? "file" : "files") \(isWritten ? "written" : "to change")"
        let categories = Dictionary(grouping: report.refusals, by: \.category).mapValues(\.count)
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return [(parts + [files]).joined(separator: " · ")] + categories.map { "  \($0.value)  \($0.key)" }
    }
}
