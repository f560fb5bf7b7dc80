import OnceoverDiagnostics
import Testing

@Suite struct FindingIdentityTests {
    private func finding(
        _ line: Int = 3, excerpt: String = "completion(nil)", rule: RuleID = "double-resume", path: String = "a.swift",
        obligation: String = "completion", symbol: String = "Store.load(id:completion:)"
    ) -> Diagnostic {
        let place = Location(path: path, line: line, column: 1, endColumn: 2, excerpt: excerpt)
        return Diagnostic(rule: rule, message: "m", at: place, obligation: obligation, symbol: symbol, witness: [])
    }

    private func fingerprints(_ diagnostics: Diagnostic...) -> [String] {
        var report = Report()
        report.diagnostics = diagnostics
        report.sort()
        return report.diagnostics.map(\.fingerprint)
    }

    @Test func movedIndentedAndInAnotherFileItIsTheSame() {
        let moved = finding(90, excerpt: "\tcompletion( nil )", path: "/else/b.swift")
        #expect(FindingIdentity(finding()) == FindingIdentity(moved))
    }

    @Test func aRenamedHandlerIsTheSame() {
        let renamed = finding(excerpt: "done(nil)", obligation: "done", symbol: "Store.load(id:done:)")
        #expect(FindingIdentity(finding()) == FindingIdentity(renamed))
        let pair = finding(excerpt: "ok(); no()", obligation: "ok and no", symbol: "f(ok:no:)")
        let other = finding(excerpt: "yes(); never()", obligation: "yes and never", symbol: "f(yes:never:)")
        #expect(FindingIdentity(pair) == FindingIdentity(other))
    }

    @Test func onlyWholeNamesAreLeftOut() {
        let one = finding(excerpt: "k.resume(); keep(k)", obligation: "k")
        let other = finding(excerpt: "c.resume(); ceep(c)", obligation: "c")
        #expect(FindingIdentity(one) != FindingIdentity(other))
    }

    @Test func anotherRuleLineOrFunctionIsAnother() {
        let all = [
            finding(), finding(rule: "x"), finding(excerpt: "completion(1)"),
            finding(symbol: "Store.save(completion:)"),
        ]
        #expect(Set(all.map(FindingIdentity.init)).count == 4)
    }

    @Test func equalOnesAreNumbered() {
        let names = fingerprints(finding(1), finding(2))
        #expect(names[0].wholeMatch(of: #/[0-9a-f]{16}:1/#) != nil)
        #expect(names[1] == names[0].dropLast() + "2")
    }

    @Test func whatIsTakenOutChangesNoName() {
        let place = Location(path: "a.swift", line: 1, column: 1, endColumn: 2, excerpt: "k()")
        var report = Report()
        report.diagnostics = [Diagnostic(rule: "r", message: "m", at: place, level: .note, witness: [])]
        report.suppressed = [
            SuppressedDiagnostic(
                Diagnostic(rule: "r", message: "n", at: place, level: .error, witness: []), reason: nil)
        ]
        report.sort()
        report.withholdNotes()
        #expect(report.suppressed.map { $0.diagnostic.fingerprint.suffix(2) } == [":2"])
    }
}
