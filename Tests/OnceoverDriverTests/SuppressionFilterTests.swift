import OnceoverDiagnostics
import OnceoverDriver
import OnceoverSource
import Testing

@Suite struct SuppressionFilterTests {
    private func report(on text: String, isStrict: Bool = false) -> Report {
        var driver = Driver(analyzers: [fakeAnalyzer], rules: ["leak", "twice"])
        driver.isStrict = isStrict
        return driver.check([SourceText(path: "a.swift", text: text)])
    }

    private func messages(on text: String) -> [String] { report(on: text).diagnostics.map(\.message) }

    @Test func itSuppressesItsRuleOnItsLine() {
        let report = report(on: "leak  // onceover:ignore leak -- known\nleak")
        #expect(report.diagnostics.map(\.location.line) == [2])
        #expect(report.suppressed.map(\.diagnostic.location.line) == [1])
        #expect(report.suppressed.map(\.reason) == ["known"])
        #expect(report.verdicts.violated == 2)
    }

    @Test func itLeavesOtherRulesAlone() {
        #expect(messages(on: "// onceover:ignore leak -- known\nleak; twice") == ["`twice` is here"])
        #expect(messages(on: "// onceover:ignore leak, twice -- known\nleak; twice").isEmpty)
    }

    @Test func whatSuppressesNothingIsFound() {
        let found = report(on: "\nfine  // onceover:ignore leak -- known").diagnostics
        #expect(found.map(\.rule) == [.unusedSuppression])
        #expect(found.map(\.message) == ["`leak` is not found here, so this comment suppresses nothing"])
        #expect(found.map { "\($0.location.line):\($0.location.column)" } == ["2:7"])
    }

    @Test func whatGivesNoReasonIsFoundAndStillSuppresses() {
        #expect(
            messages(on: "leak  // onceover:ignore leak") == [
                "`onceover:ignore` gives no reason; write it behind ` -- `"
            ])
    }

    @Test func whatNamesNoRuleIsFound() {
        #expect(messages(on: "leak  // onceover:ignore -- known").count == 2)
        #expect(
            messages(on: "fine  // onceover:ignore lek -- known") == [
                "`lek` is not the name of a rule; `onceover explain` lists them"
            ])
    }

    @Test func aSuppressionForStrictRunsIsNotUnusedInOthers() {
        let text = "unsure  // onceover:ignore unknown-verdict -- called by the system"
        #expect(report(on: text).diagnostics.isEmpty)
        #expect(report(on: text, isStrict: true).diagnostics.isEmpty)
        #expect(report(on: "// onceover:ignore unknown-verdict -- x\nfine", isStrict: true).diagnostics.count == 1)
    }

    @Test func aFileThatHoldsNothingElseIsStillLookedAt() {
        #expect(messages(on: "let a = 1  // onceover:ignore leak -- known").count == 1)
    }
}
