import OnceoverDiagnostics

/// A run in one line, such as
/// `2 findings (1 likely) in 2 of 14 files · 31 obligations: 27 proved, 2 violated, 2 unknown · 0.1 s`.
package struct Summary: Sendable {
    package let report: Report
    /// Whether unknown verdicts count as findings.
    package let isStrict: Bool

    package init(report: Report, isStrict: Bool) {
        self.report = report
        self.isStrict = isStrict
    }

    package var text: String {
        ([findings] + withheld + [obligations] + suppressed + incidents + [Self.seconds(report.timings.total)])
            .joined(separator: " · ")
    }

    private var findings: String {
        let files = Self.count(report.files.found, "file", "files")
        guard !report.diagnostics.isEmpty else { return "no findings in \(files)" }
        let hit = Set(report.diagnostics.map(\.location.path)).count
        return "\(Self.count(report.diagnostics.count, "finding", "findings"))\(likely) in \(hit) of \(files)"
    }

    private var likely: String {
        let likely = report.diagnostics.count { $0.certainty == .likely }
        if likely == 0 { return "" }
        return likely == report.diagnostics.count ? " (likely)" : " (\(likely) likely)"
    }

    private var withheld: [String] {
        report.withheld == 0 ? [] : ["\(report.withheld) likely not shown"]
    }

    private var obligations: String {
        let verdicts = report.verdicts
        let all = verdicts.proved + verdicts.violated + verdicts.unknown
        guard all > 0 else { return "no obligations" }
        return Self.count(all, "obligation", "obligations")
            + ": \(verdicts.proved) proved, \(verdicts.violated) violated, \(verdicts.unknown) unknown"
            + (isStrict && verdicts.unknown > 0 ? " (a finding each under --strict)" : "")
    }

    private var suppressed: [String] {
        report.suppressed.isEmpty ? [] : ["\(report.suppressed.count) suppressed"]
    }

    private var incidents: [String] {
        let paths = Set(report.incidents.map(\.path))
        return paths.isEmpty ? [] : ["\(Self.count(paths.count, "file", "files")) not fully analysed"]
    }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }

    /// With one digit behind the point.
    package static func seconds(_ duration: Duration) -> String {
        let tenths = Int((duration / .milliseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }
}
