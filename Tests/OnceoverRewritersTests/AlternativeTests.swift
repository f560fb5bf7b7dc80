import OnceoverRewriters
import Testing

@Suite struct AlternativeTests {
    @Test(arguments: try RewriteFixture.all("alternative"))
    func plain(_ fixture: RewriteFixture) throws {
        try fixture.check(.alternative(isPlain: true, deprecates: false, wrapsOthers: false, start: .immediate))
    }

    @Test(arguments: try RewriteFixture.all("alternative-later"))
    func withTasksThatStartLater(_ fixture: RewriteFixture) throws {
        try fixture.check(.alternative(isPlain: true, deprecates: false, wrapsOthers: false, start: .later))
    }

    @Test(arguments: try RewriteFixture.all("alternative-once"))
    func withOnceover(_ fixture: RewriteFixture) throws {
        try fixture.check(.alternative(isPlain: false, deprecates: true, wrapsOthers: true, start: .immediate))
    }
}
