import OnceoverDiagnostics
import OnceoverReporters

/// A small report that has one of everything: a witness over two lines, a tab, wide characters, a fix, an incident, a
/// suppressed finding.
enum SampleReport {
    static let guardLine = "\tguard let 名前 = name else { return }"

    static var report: Report {
        var report = Report()
        report.diagnostics = [unresumed, doubled]
        report.suppressed = [SuppressedDiagnostic(doubled, reason: "called once only")]
        report.obligations =
            obligations(26, .proved) + obligations(1, .assumed) + obligations(2, .violated)
            + obligations(2, .unknown, reason: "handed to an unknown function")
        report.incidents = [
            Incident(path: "Old.swift", reach: .whole, message: "not UTF-8 (byte 3 is the first that is not)"),
            Incident(path: "Sources/A b.swift", line: 9, reach: .part, message: "syntax error"),
        ]
        report.nameFindings()
        report.files.found = 14
        report.files.parsed = 9
        report.files.skipped = 4
        report.files.unread = 1
        report.timings.total = .milliseconds(149)
        return report
    }

    static var context: ReportContext {
        ReportContext(
            version: "1.2.3",
            rules: [
                RuleDescription(
                    id: "unresumed-path", family: "leak", summary: "some path ends", help: "# unresumed-path\n"
                ),
                RuleDescription(
                    id: "double-resume", family: "double", summary: "called twice", help: "# double-resume\n"
                ),
            ],
            address: "https://example.org/Documentation",
            workingDirectory: "/home/ada/my app"
        )
    }

    private static let unresumed = Diagnostic(
        rule: "unresumed-path",
        message: "`completion` is not called on this path",
        at: place("Sources/A b.swift", 7, column: 33, length: 6, guardLine),
        level: .warning,
        obligation: "completion",
        symbol: "load(_:)",
        witness: [
            Note(
                "`completion` must be called",
                at: place("Sources/A b.swift", 4, column: 16, length: 10, "func load(_ n: completion) {")
            ),
            Note("`name` is nil here", at: place("Sources/A b.swift", 7, column: 12, length: 6, guardLine)),
            Note("returns here", at: place("Sources/A b.swift", 7, column: 33, length: 6, guardLine)),
        ]
    )

    private static let doubled = Diagnostic(
        rule: "double-resume",
        message: "`k` is resumed a second time here",
        at: place("/elsewhere/B.swift", 120, column: 1, length: 10, "k.resume()"),
        witness: [],
        fixes: [Fix("Add a `return`", [TextEdit(30..<30, with: "return\n")])]
    )

    static func obligations(
        _ number: Int, _ judgement: ObligationRecord.Judgement, reason: String? = nil
    ) -> [ObligationRecord] {
        (1...number).map { line in
            ObligationRecord(
                location: place("Sources/A b.swift", line, column: 1, length: 1, ""), kind: "handler",
                name: "completion", symbol: "load(_:)", judgement: judgement, reason: reason)
        }
    }

    private static func place(_ path: String, _ line: Int, column: Int, length: Int, _ excerpt: String) -> Location {
        Location(path: path, line: line, column: column, endColumn: column + length, excerpt: excerpt)
    }
}
