import OnceoverDiagnostics
import OnceoverReporters
import Testing

@Suite struct RewriteJSONTests {
    @Test func aCauseElsewhereIsValues() {
        let location = { (path: String, line: Int) in
            Location(path: path, line: line, column: 1, endColumn: 2, excerpt: "")
        }
        var report = RewriteReport()
        report.refusals = [
            Refusal(
                "Base.load(completion:)", at: location("Base.swift", 2), reason: "why", category: "what",
                cause: RefusalCause(at: location("Heir.swift", 3), symbol: "Heir.load(completion:)", reason: "there"))
        ]
        let cause = """
                  "cause" : {
                    "file" : "Heir.swift",
                    "line" : 3,
                    "reason" : "there",
                    "symbol" : "Heir.load(completion:)"
                  },
            """
        #expect(RewriteJSON.text(report).contains(cause))
    }
}
