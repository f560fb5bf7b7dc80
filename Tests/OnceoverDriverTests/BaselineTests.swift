import OnceoverDiagnostics
import OnceoverDriver
import Testing

@Suite struct BaselineTests {
    private func entry(
        path: String = "a.swift", rule: RuleID = "double-resume", symbol: String = "f()", line: Int = 1
    ) -> BaselineEntry {
        let digits = String(line, radix: 16)
        return BaselineEntry(
            path: path, rule: rule, symbol: symbol, line: String(repeating: "0", count: 16 - digits.count) + digits)
    }

    // MARK: - What is old

    @Test func theSameIsOld() {
        let comparison = Baseline([entry()]).compare([entry()], symbols: [])
        #expect(comparison.old == [0] && comparison.gone.isEmpty)
    }

    @Test func twoOfThreeAreEnough() {
        let moved = entry(path: "b.swift")
        let edited = entry(line: 2)
        let renamed = entry(symbol: "g()")
        for later in [moved, edited, renamed] { #expect(Baseline([entry()]).compare([later], symbols: []).old == [0]) }
    }

    @Test func oneOfThreeIsNot() {
        let others = [
            entry(path: "b.swift", line: 2), entry(path: "b.swift", symbol: "g()"), entry(symbol: "g()", line: 2),
            entry(rule: "unresumed-path"),
        ]
        for other in others {
            let comparison = Baseline([entry()]).compare([other], symbols: [])
            #expect(comparison.old.isEmpty && comparison.gone == [entry()])
        }
    }

    @Test func aFunctionIsNotRenamedWhileItIsThere() {
        let comparison = Baseline([entry()]).compare([entry(symbol: "g()")], symbols: ["f()", "g()"])
        #expect(comparison.old.isEmpty && comparison.gone == [entry()])
    }

    @Test func aParameterMayBeAdded() {
        let later = entry(symbol: "f(_:)", line: 2)
        #expect(Baseline([entry()]).compare([later], symbols: ["f(_:)"]).old == [0])
        #expect(Baseline([entry()]).compare([later], symbols: ["f()", "f(_:)"]).old.isEmpty)
    }

    @Test func aSecondOneLikeItIsNew() {
        #expect(Baseline([entry()]).compare([entry(), entry()], symbols: []).old.count == 1)
        #expect(Baseline([entry(), entry()]).compare([entry(), entry()], symbols: []).old.count == 2)
    }

    @Test func theClosestComesFirst() {
        let comparison = Baseline([entry()]).compare([entry(line: 2), entry()], symbols: [])
        #expect(comparison.old == [1])
    }

    @Test(arguments: [
        ("guard let url = URL(string: path) else {", 1), ("guard let strongSelf = self else { return }", 0),
    ])
    func aPartThatIsGivenANameIsKnownByALineThatTells(line: String, old: Int) {
        func finding(in symbol: String) -> Diagnostic {
            let place = Location(path: "a.swift", line: 1, column: 1, endColumn: 6, excerpt: line)
            return Diagnostic(rule: "r", message: "it", at: place, symbol: symbol, witness: [])
        }
        var report = Report()
        report.diagnostics = [finding(in: "load(hash:)")]
        report.obligations = ["load(email:)", "load(hash:)"].map { symbol in
            ObligationRecord(
                location: finding(in: symbol).location, kind: "handler", name: "k", symbol: symbol, judgement: .violated
            )
        }
        let baseline = Baseline([BaselineEntry(finding(in: "load(email:)"), path: "a.swift")])
        #expect(report.takeOutOld(by: baseline) { $0.location.path }.count == 1 - old && report.old == old)
    }

    @Test func aNoteDoesNotTakeTheEntryOfAnError() {
        let place = Location(path: "a.swift", line: 1, column: 1, endColumn: 2, excerpt: "k()")
        var report = Report()
        for level in [Level.note, .error] {
            report.diagnostics.append(
                Diagnostic(rule: "r", message: "\(level)", at: place, level: level, symbol: "f()", witness: []))
        }
        let baseline = Baseline([BaselineEntry(report.diagnostics[0], path: "a.swift")])
        #expect(report.takeOutOld(by: baseline) { $0.location.path }.isEmpty)
        #expect(report.diagnostics.map(\.level) == [.note] && report.old == 1)
    }

    // MARK: - The file

    @Test func whatIsWrittenIsRead() throws {
        let entries = [entry(path: "b\tc\\t\r\n.swift"), entry(), entry(symbol: "A.f(_:)")]
        let text = BaselineFile.text(of: entries)
        #expect(Set(try BaselineFile(text, path: "b").baseline.entries) == Set(entries))
        #expect(BaselineFile.text(of: entries.reversed()) == text)
        #expect(
            BaselineFile.text(of: [entry()]) == """
                onceover-baseline 1
                a.swift\tdouble-resume\tf()\t0000000000000001


                """)
    }

    @Test func anEmptyLineStaysWhereOneIsPruned() throws {
        let entries = [entry(line: 1), entry(line: 2), entry(line: 2)]
        let file = try BaselineFile(BaselineFile.text(of: entries), path: "b")
        let pruned = file.pruned(of: [entry(line: 2)])
        #expect(try BaselineFile(pruned, path: "b").baseline.entries == [entry(line: 1), entry(line: 2)])
        #expect(pruned.split(separator: "\n", omittingEmptySubsequences: false).count(where: \.isEmpty) == 4)
    }

    @Test func lineBreaksOfWindowsAreRead() throws {
        let text = BaselineFile.text(of: [entry()]).replacing("\n", with: "\r\n")
        #expect(try BaselineFile(text, path: "b").baseline.entries == [entry()])
    }

    @Test(
        arguments: [
            ("", "1: this is no baseline: the first line is not `onceover-baseline 1`"),
            ("onceover-baseline 2\n", "1: this is no baseline: the first line is not `onceover-baseline 1`"),
            ("onceover-baseline 1\n\n<<<<<<< ours\n", "3: a merge conflict is left here"),
            (
                "onceover-baseline 1\na.swift\n",
                "2: this is no entry: path, rule, symbol and 16 digits, with tabs between"
            ),
        ])
    func refused(text: String, error: String) {
        #expect { try BaselineFile(text, path: "old") } throws: { "\($0)" == "old:\(error)" }
    }
}
