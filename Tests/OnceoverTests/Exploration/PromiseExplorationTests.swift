import Testing

@testable import Onceover

/// All orders in which the readers of a promise, its answers and its end can meet.
@Suite struct PromiseExplorationTests {
    @Test(arguments: [(2, 2, [0], 500), (3, 2, [0, 1], 40_000), (4, 1, [0], 60_000)] as [(Int, Int, [Int], Double)])
    func everyOrder(readers: Int, answers: Int, cancels: [Int], least: Double) {
        var explorer = Explorer<PromiseWorld>()
        do {
            let count = try explorer.explore(PromiseWorld(readers: readers, answers: answers, cancels: cancels))
            #expect(count >= least)
        } catch {
            Issue.record("\(readers) readers, \(answers) answers: \(error)")
        }
    }
}
