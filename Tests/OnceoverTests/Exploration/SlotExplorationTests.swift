import Testing

@testable import Onceover

/// All orders in which calls of a slot, and what happens to them, can meet. The counts are lower bounds, so that a test
/// which walks nothing fails.
@Suite struct SlotExplorationTests {
    typealias Kind = SlotWorld.Kind
    typealias Event = SlotWorld.Event

    private func explore(_ policy: SlotPolicy, _ calls: [Kind], _ events: [Event], atLeast least: Double) {
        var explorer = Explorer<SlotWorld>()
        do {
            let count = try explorer.explore(SlotWorld(policy, calls: calls, events: events))
            #expect(count >= least)
        } catch {
            Issue.record("\(policy), \(calls), \(events): \(error)")
        }
    }

    static let policies: [SlotPolicy] = [.reject, .replace, .queue, .join]

    @Test(arguments: policies)
    func twoCallsAndSixEvents(_ policy: SlotPolicy) {
        let events: [Event] = [.answer, .answer, .cancel(0), .expire(1), .cancel(1), .close]
        explore(policy, [.stoppable, .stoppable], events, atLeast: 1_000_000)
        explore(policy, [.observer, .stoppable], events, atLeast: 300_000)
        explore(policy, [.failing, .worker], events, atLeast: 80_000)
    }

    @Test(arguments: policies)
    func threeCallsAndFourEvents(_ policy: SlotPolicy) {
        let events: [Event] = [.answer, .cancel(0), .expire(1), .failAll]
        explore(policy, [.stoppable, .stoppable, .observer], events, atLeast: 500_000)
    }

    @Test(arguments: policies)
    func fourCallsAndTwoEvents(_ policy: SlotPolicy) {
        explore(policy, [.stoppable, .observer, .worker, .failing], [.cancel(1), .close], atLeast: 10_000)
        if policy == .replace { return }
        explore(policy, [.stoppable, .stoppable, .stoppable, .observer], [.answer, .expire(0)], atLeast: 90_000)
    }
}
