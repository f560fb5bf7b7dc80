import OnceoverRewriters
import Testing

@Suite struct ReplacementTests {
    @Test(arguments: try RewriteFixture.all("replacement"))
    func plain(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: true, start: .immediate))
    }

    @Test(arguments: try RewriteFixture.all("replacement-once"))
    func withOnceover(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: false, includesPublic: true, start: .immediate))
    }

    @Test(arguments: try RewriteFixture.all("replacement-later"))
    func withTasksThatStartLater(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: true, start: .later))
    }

    @Test(arguments: try RewriteFixture.all("replacement-said"))
    func withHandlersThatTheUserNames(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: true, start: .immediate), Selection(handlers: ["then", "block"]))
    }
}

/// Loops over a dispatch group, on request.
@Suite struct TaskGroupTests {
    @Test(arguments: try RewriteFixture.all("task-groups"))
    func alternative(_ fixture: RewriteFixture) throws {
        try fixture.check(
            .alternative(isPlain: true, deprecates: false, wrapsOthers: false, makesTaskGroups: true, start: .immediate)
        )
    }

    @Test(arguments: try RewriteFixture.all("task-groups-replacement"))
    func replacement(_ fixture: RewriteFixture) throws {
        try fixture.check(.replacement(isPlain: true, makesTaskGroups: true, start: .immediate))
    }
}
