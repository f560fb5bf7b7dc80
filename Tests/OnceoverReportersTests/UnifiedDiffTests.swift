import OnceoverDiagnostics
import OnceoverReporters
import Testing

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ edits: TextEdit...) -> String {
        UnifiedDiff(path: "a.swift", bytes: Array(old.utf8), edits: edits).text
    }

    @Test func noEditIsNoDiff() {
        #expect(diff("one\n").isEmpty)
        #expect(diff("one\n", TextEdit(0..<3, with: "one")).isEmpty)
    }

    @Test func farChangesAreHunksOfTheirOwn() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let text = diff(old, TextEdit(0..<1, with: "one"), TextEdit(old.utf8.count..<old.utf8.count, with: "13\n"))
        #expect(
            text == """
                --- a/a.swift
                +++ b/a.swift
                @@ -1,4 +1,4 @@
                -1
                +one
                 2
                 3
                 4
                @@ -10,3 +10,4 @@
                 10
                 11
                 12
                +13

                """)
    }

    @Test func aLastLineWithoutABreakIsMarked() {
        #expect(
            diff("one\ntwo", TextEdit(4..<7, with: "2\n")) == """
                --- a/a.swift
                +++ b/a.swift
                @@ -1,2 +1,2 @@
                 one
                -two
                \\ No newline at end of file
                +2

                """)
    }
}
