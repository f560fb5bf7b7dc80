import OnceoverDiagnostics
import OnceoverSource
import Testing

@Suite struct SuppressionTests {
    /// Each suppression as `line: rules (reason)`.
    private func found(in text: String) -> [String] {
        SourceFile(path: "a.swift", text: text).suppressions.map { one in
            "\(one.line): \(one.rules.map(\.description).joined(separator: " ")) (\(one.reason ?? "-"))"
        }
    }

    @Test func behindCodeItSpeaksForItsLine() {
        #expect(
            found(in: "a()\nb()  // onceover:ignore double-resume -- once only\nc()") == [
                "2: double-resume (once only)"
            ])
        #expect(found(in: "a()\n}  // onceover:ignore x-y -- z") == ["2: x-y (z)"])
    }

    @Test func onItsOwnLineItSpeaksForTheCodeBelow() {
        #expect(found(in: "// onceover:ignore x -- y\na()") == ["2: x (y)"])
        #expect(found(in: "b()\n  // onceover:ignore x -- y\n  // more words\n  a()") == ["4: x (y)"])
        #expect(found(in: "// onceover:ignore x -- y\r\na()\r\n") == ["2: x (y)"])
    }

    @Test func severalMaySpeakForOneLine() {
        let text = "// onceover:ignore a -- one\n// onceover:ignore b -- two\nf()  // onceover:ignore c -- three"
        #expect(found(in: text) == ["3: a (one)", "3: b (two)", "3: c (three)"])
    }

    @Test func itMayNameSeveralRules() {
        #expect(found(in: "f()  //onceover:ignore a, b,c  --  why -- so ") == ["1: a b c (why -- so)"])
    }

    @Test func whatIsLeftOutIsMissed() {
        #expect(found(in: "f()  // onceover:ignore") == ["1:  (-)"])
        #expect(found(in: "f()  // onceover:ignore a") == ["1: a (-)"])
        #expect(found(in: "f()  // onceover:ignore a -- ") == ["1: a (-)"])
        #expect(found(in: "f()  // onceover:ignore -- why") == ["1:  (why)"])
    }

    @Test func onlyCommentsThatBeginWithItCount() {
        #expect(found(in: #"let a = "// onceover:ignore a -- b""#).isEmpty)
        #expect(found(in: "f()  // see onceover:ignore a -- b").isEmpty)
        #expect(found(in: "/// onceover:ignore a -- b\nf()").isEmpty)
        #expect(found(in: "/* onceover:ignore a -- b */ f()").isEmpty)
    }

    @Test func theLastLineCounts() {
        #expect(found(in: "f()\n// onceover:ignore a -- b") == ["2: a (b)"])
    }
}
