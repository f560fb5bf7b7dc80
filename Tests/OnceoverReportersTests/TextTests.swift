import OnceoverDiagnostics
import Testing

@testable import OnceoverReporters

@Suite struct TextTests {
    @Test func snapshot() {
        #expect(
            Reporter.text.render(SampleReport.report, SampleReport.context) == """
                Sources/A b.swift:7:33: warning: `completion` is not called on this path [unresumed-path]
                    7 | \tguard let 名前 = name else { return }
                      | \t                             ^~~~~~
                  the path:
                    4 | func load(_ n: completion) {
                      |                ~~~~~~~~~~ 1: `completion` must be called
                    7 | \tguard let 名前 = name else { return }
                      | \t          ~~~~ 2: `name` is nil here
                      | \t                             ~~~~~~ 3: returns here

                /elsewhere/B.swift:120:1: error: `k` is resumed a second time here [double-resume]
                  120 | k.resume()
                      | ^~~~~~~~~~

                1 error, 1 warning in 2 of 14 files · 31 obligations: 26 proved, 1 assumed, 2 violated, 2 unknown · \
                1 suppressed · 2 files not fully analysed · 0.1 s

                """
        )
    }

    @Test func coloursChangeNothingElse() {
        var context = SampleReport.context
        let plain = Reporter.text.render(SampleReport.report, context)
        context.isColoured = true
        let coloured = Reporter.text.render(SampleReport.report, context)
        #expect(coloured != plain)
        #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    }

    @Test func withoutFindingsTheSummarySaysSo() {
        var report = Report()
        report.files.found = 1
        report.obligations = SampleReport.obligations(1, .proved)
        let text = Reporter.text.render(report, SampleReport.context)
        #expect(text == "no findings in 1 file · 1 obligation: 1 proved, 0 assumed, 0 violated, 0 unknown · 0.0 s\n")
    }

    @Test func longLinesAreShortenedAroundTheMark() {
        let line = String(repeating: "a", count: 5000) + "MARK" + String(repeating: "b", count: 5000)
        let excerpt = ExcerptLine(Location(path: "a", line: 1, column: 5001, endColumn: 5005, excerpt: line))
        #expect(excerpt.text.count < 200)
        #expect(excerpt.text.dropFirst(excerpt.padding.count).hasPrefix("MARKb"))
        #expect(excerpt.width == 4)
    }

    @Test func sourceCannotControlTheTerminal() {
        #expect(Printable.text("a\u{1B}[31mb\u{7}\tc\r") == "a\u{FFFD}[31mb\u{FFFD}\tc\u{FFFD}")
    }

    @Test(arguments: [("a", 1), ("é", 1), ("e\u{301}", 1), ("名", 2), ("🎉", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("ﾊ", 1), ("한", 2)])
    func widthsAreThoseOfATerminal(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }
}
