import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverSource
import OnceoverTesting
import Testing

/// Who has learnt something is looked at again, unless that changes nothing.
@Suite struct SecondLookTests {
    /// Each file asks for `answer`, tells it, and proves as much as it was told. One with the word `sure` says that it need
    /// not look again.
    private let driver = Driver(
        analyzers: [
            Analyzer(
                name: "fake",
                open: { file in
                    OpenAnalysis(
                        run: { known in
                            var analysis = FileAnalysis()
                            analysis.asks = [Ask(name: "answer", trustsExpectation: false)]
                            analysis.offers = [Offer(name: "answer", isPublic: false, isExpected: false)]
                            let place = Location(path: file.path, line: 1, column: 1, endColumn: 2, excerpt: "")
                            analysis.findings.obligations = known["answer"].map { _ in
                                obligation("answer", place, .proved)
                            }
                            if file.words.contains("sure") { analysis.stands = { _ in true } }
                            return analysis
                        },
                        tell: { names, _ in
                            var answer = FactAnswer()
                            answer.facts = names.sorted().map { ModuleFact(name: $0, isPublic: false, text: file.path) }
                            return answer
                        })
                })
        ], rules: [])

    private func proved(_ texts: String...) -> Int {
        let files = texts.enumerated().map { SourceText(path: "\($0).swift", text: "// completion \($1)\n") }
        return driver.check(files).verdicts.proved
    }

    @Test func whoLearnsLooksAgain() { #expect(proved("", "") == 2) }

    @Test func whoIsSureDoesNot() {
        #expect(proved("", "sure") == 1)
        #expect(proved("sure", "sure") == 0)
    }
}
