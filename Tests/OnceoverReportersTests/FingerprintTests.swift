import OnceoverDiagnostics
import Testing

@testable import OnceoverReporters

@Suite struct FingerprintTests {
    private func diagnostic(line: Int, excerpt: String = "k.resume()", rule: RuleID = "double-resume") -> Diagnostic {
        let place = Location(path: "a.swift", line: line, column: 1, endColumn: 2, excerpt: excerpt)
        return Diagnostic(rule: rule, message: "m", at: place, witness: [])
    }

    private func fingerprints(_ diagnostics: [Diagnostic]) -> [String] {
        var fingerprints = Fingerprints()
        return diagnostics.map { fingerprints.next(for: $0) }
    }

    @Test func movedAndIndentedItIsTheSame() {
        #expect(fingerprints([diagnostic(line: 3)]) == fingerprints([diagnostic(line: 9, excerpt: "\tk.resume()")]))
    }

    @Test func anotherRuleOrLineIsAnother() {
        let all = [diagnostic(line: 1), diagnostic(line: 1, rule: "x"), diagnostic(line: 1, excerpt: "j.resume()")]
        #expect(Set(fingerprints(all)).count == 3)
    }

    @Test func equalOnesAreNumbered() {
        let all = fingerprints([diagnostic(line: 1), diagnostic(line: 2)])
        #expect(all[0].hasSuffix(":1") && all[1].hasSuffix(":2"))
        #expect(all[0].dropLast(2) == all[1].dropLast(2))
    }
}
