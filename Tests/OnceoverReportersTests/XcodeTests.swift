import OnceoverReporters
import Testing

@Suite struct XcodeTests {
    @Test func snapshot() {
        #expect(
            Reporter.xcode.render(SampleReport.report, SampleReport.context) == """
                /home/ada/my app/Sources/A b.swift:7:33: warning: `completion` is not called on this path [unresumed-path]
                /home/ada/my app/Sources/A b.swift:4:16: note: `completion` must be called
                /home/ada/my app/Sources/A b.swift:7:12: note: `name` is nil here
                /home/ada/my app/Sources/A b.swift:7:33: note: returns here
                /elsewhere/B.swift:120:1: error: `k` is resumed a second time here [double-resume]
                /home/ada/my app/Old.swift:1:1: warning: not UTF-8 (byte 3 is the first that is not)
                /home/ada/my app/Sources/A b.swift:9:1: warning: syntax error

                """
        )
    }
}
