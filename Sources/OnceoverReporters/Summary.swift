import OnceoverDiagnostics

/// A run in one line, such as
/// `1 error, 1 warning in 2 of 14 files · 3 notes not shown · 31 obligations: 20 proved, 7 assumed, 2 violated,
/// 2 unknown · 0.1 s`.
package struct Summary: Sendable {
    package let report: Report
    /// Whether unknown verdicts count as findings.
    package let isStrict: Bool

    package init(report: Report, isStrict: Bool) {
        self.report = report
        self.isStrict = isStrict
    }

    package var text: String { timeless + " · " + Self.seconds(report.timings.total) }

    /// The same for a report that is to be the same for the same input.
    package var timeless: String {
        ([findings] + withheld + old + [obligations] + suppressed + incidents).joined(separator: " · ")
    }

    private var findings: String {
        let files = Self.count(report.files.found, "file", "files")
        guard !report.diagnostics.isEmpty else { return "no findings in \(files)" }
        let hit = Set(report.diagnostics.map(\.location.path)).count
        return "\(levels) in \(hit) of \(files)"
    }

    private var levels: String {
        Level.allCases.reversed().compactMap { level in
            let number = report.diagnostics.count { $0.level == level }
            return number == 0 ? nil : Self.count(number, level.rawValue, level.rawValue + "s")
        }.joined(separator: ", ")
    }

    private var withheld: [String] {
        report.withheld == 0 ? [] : ["\(Self.count(report.withheld, "note", "notes")) not shown"]
    }

    private var old: [String] { report.old == 0 ? [] : ["\(report.old) old not shown"] }

    private var obligations: String {
        let verdicts = report.verdicts
        guard verdicts.all > 0 else { return "no obligations" }
        return Self.count(verdicts.all, "obligation", "obligations")
            + ": \(verdicts.proved) proved, \(verdicts.assumed) assumed, \(verdicts.violated) violated, "
            + "\(verdicts.unknown) unknown"
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
