import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource
import OnceoverTesting
import Testing

@Suite struct FixtureTests {
    /// Finds fault with each line that holds `bad`.
    private let analyzer = Analyzer(name: "bad") { file in
        var findings = Findings()
        for token in file.tree.tokens(viewMode: .sourceAccurate) where token.text == "bad" {
            findings.diagnostics.append(
                Diagnostic(rule: "no-bad", message: "`bad` is bad", at: file.location(of: token), witness: [])
            )
        }
        return findings
    }

    private func mismatch(in lines: String...) -> String? {
        let text = "// completion\n" + lines.joined(separator: "\n")
        do {
            try Fixture(text, path: "f.swift").check(analyzers: [analyzer], rules: ["no-bad"])
            return nil
        } catch { return "\(error)" }
    }

    @Test func whatIsWantedAndFoundIsFine() {
        #expect(mismatch(in: #"bad // want "is bad""#, "good // ok") == nil)
        #expect(mismatch(in: #"bad; bad // want "no-bad: .bad. is" "bad$""#) == nil)
        #expect(mismatch(in: #"let a = "\"" // want"#) == nil)
    }

    @Test func whatIsNotFoundFails() {
        #expect(
            mismatch(in: #"  good // want "is bad""#) == """
                the findings differ from the `want` comments
                f.swift:2: not found: "is bad"
                    good\(" ")
                """
        )
        #expect(mismatch(in: #"bad // want "is bad" "is bad""#)?.contains("f.swift:2: not found") == true)
    }

    @Test func whatIsNotWantedFails() {
        #expect(
            mismatch(in: "  bad") == """
                the findings differ from the `want` comments
                f.swift:2: not wanted: "error no-bad: `bad` is bad"
                    bad
                """
        )
        #expect(mismatch(in: #"bad // want "is good""#)?.contains("not wanted") == true)
    }

    @Test func aMalformedWantFails() {
        #expect(mismatch(in: "bad // want is bad")?.contains("takes regular expressions in quotes") == true)
    }

    @Test func aFolderWithoutFilesFails() throws {
        let folder = try TemporaryFolder()
        #expect(throws: EmptyFixture.self) { try Fixture(folder: folder.path) }
    }
}
