import Onceover
import Synchronization

/// Work that answers a slot by itself, once, unless it is stopped before. Nobody else answers.
final class StoppableWork: Sendable {
    private enum Progress { static let (waiting, answered, stopped) = (0, 1, 2) }

    private let progress = Atomic(Progress.waiting)

    func start(_ delay: Int, answering slot: ContinuationSlot<Int, any Error>) {
        Task {
            waste(delay)
            if end(as: Progress.answered) { slot.resume(returning: delay) }
        }
    }

    func stop() { _ = end(as: Progress.stopped) }

    private func end(as new: Int) -> Bool {
        progress.compareExchange(expected: Progress.waiting, desired: new, ordering: .acquiringAndReleasing).exchanged
    }
}

/// Races calls whose `onCancel` really stops their work. A call whose work was stopped for another's sake would wait for
/// ever.
struct StoppedWorkRace: Sendable {
    private final class Counts: Sendable {
        let ended = Atomic<Int>(0)
        let answered = Atomic<Int>(0)
    }

    let policy: SlotPolicy

    func run(rounds: Int, lanes: Int) async {
        let slot = ContinuationSlot<Int, any Error>(whenBusy: policy)
        let counts = Counts()
        await withTaskGroup(of: Void.self) { group in
            for lane in 0..<lanes {
                group.addTask {
                    for round in stride(from: lane, to: rounds, by: lanes) {
                        let waiting = Task { try await call(round, slot) }
                        if round & 3 == 3 {
                            waste(round & 63)
                            waiting.cancel()
                        }
                        if case .success = await waiting.result { counts.answered.increment() }
                        counts.ended.increment()
                    }
                }
            }
        }
        let outcomes = "\(counts.ended.now) outcomes of \(rounds), \(counts.answered.now) answers"
        print("work that is stopped, \(policy): \(outcomes)")
        require(counts.ended.now == rounds && counts.answered.now > 0, "a call had no outcome, or none was answered")
    }

    /// Every fourth call has a deadline.
    private func call(_ round: Int, _ slot: ContinuationSlot<Int, any Error>) async throws -> Int {
        let work = StoppableWork()
        let start = { work.start(round & 127, answering: slot) }
        if round & 24 != 0 { return try await slot.wait(onCancel: work.stop, start) }
        return try await slot.wait(within: .microseconds(round & 7), onCancel: work.stop, start)
    }
}

/// Loops over a stream that another thread ends: its work has been stopped when a loop goes on.
func raceTheStopOfAStream(rounds: Int) async throws {
    let isGoingOn = Atomic<Bool>(false)
    let late = Atomic<Int>(0)
    let stream = CallbackStream(of: Int.self, buffering: .bufferingNewest(4)) { source in
        isGoingOn.store(true, ordering: .sequentiallyConsistent)
        Task.detached {
            source.send(1)
            source.finish()
        }
        return StreamTermination { isGoingOn.store(false, ordering: .sequentiallyConsistent) }
    }
    for _ in 0..<rounds {
        for try await _ in stream {}
        if isGoingOn.load(ordering: .sequentiallyConsistent) { late.increment() }
    }
    print("streams: \(late.now) loops of \(rounds) went on before their work was stopped")
    require(late.now == 0, "a loop went on before its work was stopped")
}
