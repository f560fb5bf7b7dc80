import Onceover
import Synchronization

/// Races answers, cancellations and further calls for one slot. Every answer that was told that it won must reach one
/// call, and no call may get another's.
struct SlotRace: Sendable {
    private final class Counts: Sendable {
        let wins = Atomic<Int>(0)
        let sent = Atomic<Int>(0)
        let answered = Atomic<Int>(0)
        let received = Atomic<Int>(0)
        let numbers = Atomic<Int>(0)
        let isOver = Atomic<Bool>(false)
    }

    private let slot: ContinuationSlot<Int, any Error>
    private let counts = Counts()
    let policy: SlotPolicy

    init(_ policy: SlotPolicy) {
        self.policy = policy
        slot = ContinuationSlot(whenBusy: policy)
    }

    private func answer() {
        let number = counts.numbers.add(1, ordering: .relaxed).newValue
        guard slot.resume(returning: number) else { return }
        counts.wins.increment()
        counts.sent.add(number, ordering: .relaxed)
    }

    private func call(_ round: Int) async {
        let begun = Atomic<Int>(0)
        let interrupted = Atomic<Int>(0)
        do {
            let number = try await wait(round, onCancel: { interrupted.increment() }) {
                if round & 1 == 0 { answer() }
                if round & 6 == 0 { withUnsafeCurrentTask { $0?.cancel() } }
                begun.increment()
            }
            guard interrupted.now == 0 else { fatalError("a call was answered, and its handler ran") }
            counts.answered.increment()
            counts.received.add(number, ordering: .relaxed)
        } catch {}
        guard begun.now <= 1, interrupted.now <= 1 else { fatalError("a call began, or was interrupted, twice") }
    }

    /// Every fourth call has a deadline.
    private func wait(
        _ round: Int, onCancel: @escaping @Sendable () -> Void, _ start: () -> Void
    ) async throws -> Int {
        if round & 24 != 0 { return try await slot.wait(onCancel: onCancel, start) }
        return try await slot.wait(within: .microseconds(round & 7), onCancel: onCancel, start)
    }

    /// Another task answers until all calls have ended, so that none waits forever.
    func run(rounds: Int, lanes: Int) async {
        let rival = Task {
            while !counts.isOver.load(ordering: .acquiring) {
                answer()
                await Task.yield()
            }
        }
        await withTaskGroup(of: Void.self) { group in
            for lane in 0..<lanes {
                group.addTask {
                    for round in stride(from: lane, to: rounds, by: lanes) {
                        let waiting = Task { await call(round) }
                        if round & 3 == 3 {
                            waste(round & 63)
                            waiting.cancel()
                        }
                        await waiting.value
                    }
                }
            }
        }
        counts.isOver.store(true, ordering: .releasing)
        await rival.value
        print("slot, \(policy): \(counts.answered.now) calls of \(rounds) answered by \(counts.wins.now) answers")
        // One answer serves all that joined.
        guard policy != .join else {
            return require(counts.answered.now >= counts.wins.now, "an answer won that nobody got")
        }
        require(counts.wins.now == counts.answered.now, "an answer won that nobody got, or the other way round")
        require(counts.sent.now == counts.received.now, "a call got another answer than the one that won")
    }
}
