import Testing

@testable import Onceover

/// All orders in which those who end a wait can meet.
@Suite struct WaitExplorationTests {
    typealias Step = WaitWorld.Step

    @Test(
        arguments: [
            ([], [], 10), ([[.answer]], [], 100), ([[.fulfill]], [], 10), ([], [.cancel], 100),
            ([[.append, .register]], [.cancel], 1_000),
            ([[.answer], [.answer]], [.cancel, .expire], 1_000_000),
            ([[.append, .register], [.answer, .answer]], [.expire], 1_000_000),
            ([[.append, .register, .answer], [.answer]], [.cancel, .expire], 1_000_000),
            ([[.answer], [.append, .register], [.append, .register]], [.cancel, .expire], 1_000_000_000),
        ] as [([[Step]], [Step], Double)])
    func everyOrder(sharers: [[Step]], rivals: [Step], least: Double) {
        var explorer = Explorer<WaitWorld>()
        do {
            let count = try explorer.explore(WaitWorld(sharers: sharers, rivals: rivals))
            #expect(count >= least)
        } catch {
            Issue.record("\(sharers), \(rivals): \(error)")
        }
    }
}
