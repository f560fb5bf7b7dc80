import OnceoverDriver
import Testing

@Suite struct PathPatternsTests {
    @Test func aPatternIsForPathsBelowItsFolder() {
        let patterns = PathPatterns([("Generated", "/p/App"), ("/Top.swift", "/p/App")])
        #expect(patterns.contains("/p/App/Generated/a.swift"))
        #expect(patterns.contains("/p/App/x/Generated/y/a.swift"))
        #expect(patterns.contains("/p/App/Top.swift"))
        #expect(!patterns.contains("/p/Generated/a.swift"))
        #expect(!patterns.contains("/p/App/x/Top.swift"))
    }

    @Test func theLastThatMatchesDecides() {
        let patterns = PathPatterns([
            ("Generated", "/p"), ("!Generated/Kept.swift", "/p"), ("*.pb.swift", "/p/Generated"),
        ])
        #expect(patterns.contains("/p/Generated/a.swift"))
        #expect(!patterns.contains("/p/Generated/Kept.swift"))
        #expect(patterns.contains("/p/Generated/Kept.pb.swift"))
    }
}
