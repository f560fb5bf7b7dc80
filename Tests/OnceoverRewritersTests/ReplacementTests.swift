import OnceoverRewriters
import Testing

@Suite struct ReplacementTests {
    @Test(arguments: try RewriteFixture.all("replacement"))
    func plain(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: true))
    }

    @Test(arguments: try RewriteFixture.all("replacement-once"))
    func withOnceover(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: false, includesPublic: true))
    }
}
