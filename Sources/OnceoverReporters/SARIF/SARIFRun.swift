import OnceoverDiagnostics

/// §3.14: one run of one tool.
struct SARIFRun: Encodable {
    struct Tool: Encodable {
        let driver: SARIFDriver
    }

    /// What Onceover adds to the standard, so that an unproved obligation does not go unnoticed.
    struct Properties: Encodable {
        let proved: Int
        let assumed: Int
        let violated: Int
        let unknown: Int
        let unknownReasons: [String: Int]
        let filesFound: Int
        let filesParsed: Int
        let filesSkipped: Int
        let filesUnread: Int
    }

    /// §3.17: what this run is one of, by which code hosts know a later one again.
    struct AutomationDetails: Encodable {
        let id = "onceover/check/"
    }

    let tool: Tool
    let automationDetails = AutomationDetails()
    let columnKind = "utf16CodeUnits"
    let originalUriBaseIds: [String: SARIFArtifactLocation]
    let invocations: [SARIFInvocation]
    let results: [SARIFResult]
    let properties: Properties

    init(_ report: Report, _ context: ReportContext) {
        tool = Tool(driver: SARIFDriver(context))
        originalUriBaseIds = [SARIFArtifactLocation.base: .folder(context.workingDirectory)]
        invocations = [SARIFInvocation(report, context)]
        let indices = Dictionary(
            context.rules.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let open = report.diagnostics.map {
            SARIFResult($0, ruleIndex: indices[$0.rule], suppressions: [])
        }
        let suppressed = report.suppressed.map {
            SARIFResult(
                $0.diagnostic, ruleIndex: indices[$0.diagnostic.rule],
                suppressions: [SARIFResult.Suppression(kind: .inSource, justification: $0.reason)]
            )
        }
        let excused = report.excused.map {
            SARIFResult(
                $0.diagnostic, ruleIndex: indices[$0.diagnostic.rule],
                suppressions: $0.assumptions.map {
                    SARIFResult.Suppression(kind: .external, justification: "assumption \($0)")
                }
            )
        }
        results = open + suppressed + excused
        let verdicts = report.verdicts
        properties = Properties(
            proved: verdicts.proved, assumed: verdicts.assumed, violated: verdicts.violated,
            unknown: verdicts.unknown, unknownReasons: report.unknownReasons, filesFound: report.files.found,
            filesParsed: report.files.parsed, filesSkipped: report.files.skipped, filesUnread: report.files.unread
        )
    }
}
