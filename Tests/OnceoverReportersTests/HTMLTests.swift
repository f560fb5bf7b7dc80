import OnceoverDiagnostics
import OnceoverReporters
import Testing

@Suite struct HTMLTests {
    private func page(_ report: Report = SampleReport.report) -> String {
        Reporter.html.render(report, SampleReport.context)
    }

    /// So many findings, with witnesses as long as real ones are.
    private func report(of count: Int) -> Report {
        var report = Report()
        let line = "            guard let response = response as? HTTPURLResponse, response.isFine else { return }"
        report.diagnostics = (1...count).map { index in
            let place = Location(
                path: "Sources/Networking/Loader\(index % 50).swift", line: index, column: 13, endColumn: 18,
                excerpt: line)
            return Diagnostic(
                rule: "unresumed-path", message: "`completion` is not called on this path", at: place,
                obligation: "completion", symbol: "Loader.load(_:completion:)",
                witness: (0..<6).map {
                    Note("this guard fails: step \($0) of the path to the end", at: place.moved(by: $0))
                })
        }
        report.sort()
        return report
    }

    @Test func allFindingsAreThereByLevel() {
        let text = page()
        #expect(text.contains("<h2>Errors <span>1</span></h2>") && text.contains("<h2>Warnings <span>1</span></h2>"))
        #expect(text.split(separator: "<details class=\"finding\"").count == 3)
        #expect(text.contains("<mark>return</mark>"))
        #expect(text.contains("<b>2</b><code>name</code> is nil here"))
        #expect(text.contains("<code>Old.swift</code> not UTF-8"))
    }

    @Test func nothingIsLoaded() {
        let text = page()
        #expect(text.contains("default-src 'none'"))
        for word in ["src=", "href=", "@import", "url(", "fetch("] { #expect(!text.contains(word)) }
    }

    @Test func sourceCannotBecomeMarkup() {
        let place = Location(path: "<b>.swift", line: 1, column: 1, endColumn: 2, excerpt: "</script><script>&\"")
        var report = Report()
        report.diagnostics = [
            Diagnostic(rule: "r", message: "`<i>`", at: place, symbol: "f<T>()", witness: [Note("<u>", at: place)])
        ]
        let text = page(report)
        for markup in ["<b>.swift", "</script><script>", "<i>`", "f<T>", "<u>"] { #expect(!text.contains(markup)) }
        #expect(text.contains("<mark>&lt;</mark>/script&gt;&lt;script&gt;&amp;&quot;"))
    }

    @Test func aThousandFindingsAreThreeMegabytesAtMost() {
        #expect(page(report(of: 1000)).utf8.count <= 3_000_000)
    }

    @Test func aLongLineIsCutAroundItsMark() {
        let line = String(repeating: "a", count: 100_000) + "M" + String(repeating: "b", count: 100_000)
        let place = Location(path: "a.swift", line: 1, column: 100_001, endColumn: 100_002, excerpt: line)
        var report = Report()
        report.diagnostics = [Diagnostic(rule: "r", message: "m", at: place, witness: [])]
        let text = page(report)
        #expect(text.contains("a<mark>M</mark>b") && text.utf8.count < 30_000)
    }

    @Test func withoutFindingsItSaysSo() {
        let text = page(Report())
        #expect(text.contains("Nothing to mend.") && !text.contains("id=\"filter\""))
    }
}

extension Location {
    fileprivate func moved(by lines: Int) -> Location {
        Location(path: path, line: line + lines, column: column, endColumn: endColumn, excerpt: excerpt)
    }
}
