import Testing

@testable import Onceover

/// All orders in which readers, producers and the end of a stream can meet.
@Suite struct StreamExplorationTests {
    typealias Step = StreamWorld.Step

    private func explore(
        _ buffering: StreamBuffering, readers: Int, asks: Int, producers: [[Step]], events: [Step],
        atLeast least: Double
    ) {
        var explorer = Explorer<StreamWorld>()
        let world = StreamWorld(buffering, readers: readers, asks: asks, producers: producers, events: events)
        do {
            let count = try explorer.explore(world)
            #expect(count >= least)
        } catch {
            Issue.record("\(buffering), \(readers) readers, \(producers), \(events): \(error)")
        }
    }

    static let bufferings: [StreamBuffering] = [.bufferingNewest(1), .bufferingOldest(1), .suspending(1), .unbounded]

    @Test(arguments: bufferings)
    func everyOrder(_ buffering: StreamBuffering) {
        explore(
            buffering, readers: 1, asks: 2, producers: [[.send(11), .send(12)]], events: [.finish], atLeast: 500)
        explore(
            buffering, readers: 2, asks: 1, producers: [[.send(11)], [.send(21)]],
            events: [.finish, .cancelReader(0)], atLeast: 80_000)
        explore(
            buffering, readers: 1, asks: 2, producers: [[.sendWaiting(11), .sendWaiting(12)], [.sendWaiting(21)]],
            events: [.fail, .cancelProducer(21)], atLeast: 6_000)
        explore(
            buffering, readers: 2, asks: 2, producers: [[.sendWaiting(11), .sendWaiting(12)]],
            events: [.finish, .cancelReader(1)], atLeast: 400_000)
    }
}
