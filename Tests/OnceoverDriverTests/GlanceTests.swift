import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverSource
import OnceoverTesting
import Testing

@Suite struct GlanceTests {
    /// Needs to see a file that has the word `here` in it, which asks; any other seems to offer the answer, and does
    /// unless it has the word `lie` in it.
    private let driver = Driver(
        analyzers: [
            Analyzer(
                name: "fake",
                glance: { text in
                    var analysis = FileAnalysis()
                    analysis.offers = [Offer(name: "answer", isPublic: false, isExpected: false)]
                    return WordSearch(text).contains("here") ? nil : analysis
                },
                open: { file in
                    OpenAnalysis(
                        run: { known in
                            var analysis = FileAnalysis()
                            guard file.words.contains("here") else {
                                let offer = Offer(name: "answer", isPublic: false, isExpected: false)
                                analysis.offers = file.words.contains("lie") ? [] : [offer]
                                return analysis
                            }
                            analysis.asks = [Ask(name: "answer", trustsExpectation: false)]
                            let place = Location(path: file.path, line: 1, column: 1, endColumn: 2, excerpt: "")
                            let answers = known["answer"]
                            analysis.findings.obligations =
                                answers.isEmpty
                                ? [obligation("here", place, .unknown, reason: "not told")]
                                : answers.map { _ in obligation("here", place, .proved) }
                            return analysis
                        },
                        tell: { names, _ in
                            var answer = FactAnswer()
                            answer.facts = names.sorted().map { ModuleFact(name: $0, isPublic: false, text: file.path) }
                            return answer
                        })
                })
        ], rules: [])

    private func text(_ path: String, _ text: String) -> SourceText {
        SourceText(path: path, text: "// completion \(text)\n")
    }

    @Test func whatAGlanceSettlesIsNotParsed() {
        let report = driver.check([text("a.swift", "nothing"), text("b.swift", "it is here")])
        #expect((report.files.found, report.files.parsed, report.files.skipped) == (2, 1, 1))
    }

    @Test func whoIsAskedTellsAllTheSame() {
        let report = driver.check([text("a.swift", "nothing"), text("b.swift", "it is here")])
        #expect((report.verdicts.proved, report.verdicts.unknown) == (1, 0))
    }

    @Test func whatAGlanceOverstatesIsNotAskedFor() {
        let report = driver.check([text("a.swift", "a lie"), text("b.swift", "it is here")])
        #expect((report.verdicts.proved, report.verdicts.unknown) == (0, 1))
    }

    @Test func anUnusedSuppressionIsFoundWhereNothingElseIs() {
        let report = driver.check([text("a.swift", "\n// onceover:ignore leak -- why not")])
        #expect(report.files.parsed == 1)
        #expect(report.diagnostics.map(\.rule) == [.unusedSuppression])
    }
}
