import OnceoverRewriters
import Testing

/// A wrapper first, for all; later the body itself. The inputs hold wrappers that people wrote, too.
@Suite struct InTurnTests {
    @Test(arguments: try RewriteFixture.all("in-turn"))
    func plain(_ fixture: RewriteFixture) throws {
        try fixture.check(inTurn: [
            .wrapper(isPlain: true),
            .alternative(isPlain: true, deprecates: false, wrapsOthers: false, start: .immediate),
        ])
    }

    @Test(arguments: try RewriteFixture.all("in-turn-once"))
    func withOnceover(_ fixture: RewriteFixture) throws {
        try fixture.check(inTurn: [
            .wrapper(isPlain: false),
            .alternative(isPlain: false, deprecates: true, wrapsOthers: true, start: .immediate),
        ])
    }

    @Test(arguments: try RewriteFixture.all("in-turn-replacement"))
    func replacement(_ fixture: RewriteFixture) throws {
        try fixture.check(inTurn: [.wrapper(isPlain: true), .replacement(isPlain: true, start: .immediate)])
    }
}
