import OnceoverDiagnostics
import OnceoverReporters
import Testing

@Suite struct GitHubTests {
    @Test func snapshot() {
        #expect(
            Reporter.github.render(SampleReport.report, SampleReport.context) == """
                ::error file=/elsewhere/B.swift,line=120,col=1,endColumn=11,title=double-resume::\
                `k` is resumed a second time here
                ::warning file=Sources/A b.swift,line=7,col=33,endColumn=39,title=unresumed-path::\
                `completion` is not called on this path%0A\
                1. Sources/A b.swift:4: `completion` must be called%0A\
                2. Sources/A b.swift:7: `name` is nil here%0A\
                3. Sources/A b.swift:7: returns here
                ::warning file=Old.swift::not UTF-8 (byte 3 is the first that is not)
                ::warning file=Sources/A b.swift,line=9::syntax error

                """
        )
    }

    @Test func nothingBreaksOutOfACommand() {
        var report = Report()
        report.incidents = [Incident(path: "a,b:c%.swift", reach: .whole, message: "50%\r\n::error::")]
        #expect(
            Reporter.github.render(report, SampleReport.context)
                == "::warning file=a%2Cb%3Ac%25.swift::50%25%0D%0A::error::\n"
        )
    }

    @Test func whatGitHubWouldNotShowIsTold() {
        var report = Report()
        report.diagnostics = (1...37).map { line in
            let place = Location(path: "a.swift", line: line, column: 1, endColumn: 2, excerpt: "k()")
            return Diagnostic(rule: "r", message: "m\(line)", at: place, witness: [])
        }
        let lines = Reporter.github.render(report, SampleReport.context).split(separator: "\n")
        let annotations = lines.filter { $0.hasPrefix("::") }
        #expect(annotations.count == 10)
        #expect(annotations.last?.contains("28 more findings of level error are not shown") == true)
        #expect(lines.count(where: { $0.contains(": error: m") }) == 28)
    }
}
