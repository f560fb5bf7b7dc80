import OnceoverRewriters
import Testing

@Suite struct WrapperTests {
    @Test(arguments: try RewriteFixture.all("wrapper"))
    func withOnceover(_ fixture: RewriteFixture) throws { try fixture.check(.wrapper(isPlain: false)) }

    @Test(arguments: try RewriteFixture.all("wrapper-plain"))
    func plain(_ fixture: RewriteFixture) throws { try fixture.check(.wrapper(isPlain: true)) }

    @Test(arguments: try RewriteFixture.all("wrapper-both"))
    func preferringValues(_ fixture: RewriteFixture) throws {
        try fixture.check(.wrapper(isPlain: false, both: .value))
    }

    @Test(arguments: try RewriteFixture.all("wrapper-plain-both"))
    func plainPreferringValues(_ fixture: RewriteFixture) throws {
        try fixture.check(.wrapper(isPlain: true, both: .value))
    }
}
