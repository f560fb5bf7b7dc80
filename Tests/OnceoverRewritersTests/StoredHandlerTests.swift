import OnceoverRewriters
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

    @Test(arguments: try RewriteFixture.all("stored"))
    func plain(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: true, start: .immediate), expecting: "Plain")
    }
}
