import OnceoverObligations
import OnceoverRules
import OnceoverSource
import Testing

@Suite struct MalformedAnnotationTests {
    private func findings(_ text: String) -> [String] {
        ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules).open(SourceFile(path: "a.swift", text: text)).run(
            .none
        )
        .findings.diagnostics.map { "\($0.location.line): \($0.rule): \($0.message)" }
    }

    @Test func whatIsNoSentence() {
        let found = findings(
            "/// Rings.\n///\n/// - Onceover: bell is called now and then\nfunc ring(bell: () -> Void) { bell() }")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("3: malformed-annotation: `- Onceover:` takes ") == true)
    }

    @Test func aParameterThatIsNotThere() {
        let found = findings("/// - Onceover: bell is called never\nfunc moor(at quay: Int) {}")
        #expect(found == ["1: malformed-annotation: `moor` has no parameter `bell`"])
    }

    /// Only doc comments speak of what stands behind them.
    @Test func anotherCommentSaysNothing() {
        #expect(findings("// - Onceover: bell is called now and then\nfunc ring(bell: () -> Void) { bell() }").isEmpty)
    }
}
