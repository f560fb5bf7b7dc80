import OnceoverRewriters
import OnceoverSource
import Testing

/// Classes that keep a handler in a property, and answer it from delegate callbacks.
@Suite struct StoredHandlerTests {
    @Test(arguments: try RewriteFixture.all("stored"))
    func alternative(_ fixture: RewriteFixture) throws {
        try fixture.check(
            .alternative(isPlain: false, deprecates: false, wrapsOthers: false, start: .immediate),
            expecting: "Alternative")
    }

    @Test(arguments: try RewriteFixture.all("stored"))
    func replacement(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: false, start: .immediate), expecting: "Replacement")
    }

    @Test(arguments: try RewriteFixture.all("stored-refuses"))
    func refusals(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: false, start: .immediate))
    }

    /// Where the property stays, a function waits in a continuation, and the report says what is in the way.
    @Test func reasons() throws {
        let texts = try RewriteFixture.all("stored-refuses")[0].texts("Input")
        let report = DeepStack.map(count: 1, jobs: 1) { _ in
            Rewrite.replacement(isPlain: false, start: .immediate).run(
                Project(texts.map(SourceFile.init)), Selection())
        }[0]
        let start = "it stores its handler in `completion`, and Input.swift"
        let end = "; a handler can only be stored, called and cleared"
        #expect(
            report.conversions.map(\.reason) == [
                "\(start):12 reads it\(end)", "\(start):27 stores something else there\(end)",
                "it stores its handler in `completion`, which has observers",
                "it stores its handler, and no value of `MeterError` can say that a later call replaced it",
                "it stores its handler in `completion`, as `Sharing.write(completion:)` (Input.swift:77) does, "
                    + "which cannot be converted: it returns `Int`, and its async form could not return that too",
                "\(start):98 reads it\(end)",
            ])
    }

    @Test(arguments: try RewriteFixture.all("stored"))
    func plain(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: true, start: .immediate), expecting: "Plain")
    }
}
