import OnceoverDiagnostics

/// A report as the format `json` writes it.
struct JSONReport: Encodable {
    struct Tool: Encodable {
        let name = "onceover"
        let version: String
    }

    struct Obligations: Encodable {
        let proved: Int
        let assumed: Int
        let violated: Int
        let unknown: Int
        let unknownReasons: [String: Int]
        /// Only where it was asked for.
        let list: [JSONObligation]?
    }

    struct Files: Encodable {
        let found: Int
        let parsed: Int
        let skipped: Int
        let unread: Int
    }

    struct Trouble: Encodable {
        let path: String
        let line: Int?
        let message: String
        /// Whether nothing of the file was analysed.
        let isWholeFile: Bool
    }

    let version = 2
    let tool: Tool
    let findings: [JSONFinding]
    let suppressed: [JSONFinding]
    /// What an assumption hides.
    let excused: [JSONFinding]
    let incidents: [Trouble]
    let obligations: Obligations
    /// How many verdicts rest on each assumption.
    let assumptions: [String: Int]
    let files: Files
    let old: Int
    let withheld: Int

    init(_ report: Report, _ context: ReportContext) {
        let families = Dictionary(context.rules.map { ($0.id, $0.family) }, uniquingKeysWith: { first, _ in first })
        tool = Tool(version: context.version)
        findings = report.diagnostics.map {
            JSONFinding($0, family: families[$0.rule])
        }
        suppressed = report.suppressed.map {
            JSONFinding($0.diagnostic, family: families[$0.diagnostic.rule], reason: $0.reason ?? "")
        }
        excused = report.excused.map {
            JSONFinding($0.diagnostic, family: families[$0.diagnostic.rule])
        }
        assumptions = report.obligations.flatMap(\.assumptions).reduce(into: [:]) { counts, name in
            counts[name.description, default: 0] += 1
        }
        incidents = report.incidents.map {
            Trouble(path: $0.path, line: $0.line, message: $0.message, isWholeFile: $0.reach == .whole)
        }
        let verdicts = report.verdicts
        obligations = Obligations(
            proved: verdicts.proved, assumed: verdicts.assumed, violated: verdicts.violated,
            unknown: verdicts.unknown, unknownReasons: report.unknownReasons,
            list: context.listsObligations ? report.obligations.map(JSONObligation.init) : nil
        )
        old = report.old
        withheld = report.withheld
        files = Files(
            found: report.files.found, parsed: report.files.parsed, skipped: report.files.skipped,
            unread: report.files.unread
        )
    }
}
