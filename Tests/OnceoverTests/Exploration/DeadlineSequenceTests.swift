import Testing

@testable import Onceover

/// All orders in which three deadlines can come, be removed, and have their timers end.
@Suite struct DeadlineSequenceTests {
    enum Event: Hashable { case add(Int), remove(Int), pass, end }

    final class Expiring: Deadline<Int>, @unchecked Sendable {
        let number: Int
        init(_ number: Int, at instant: Int) {
            self.number = number
            super.init(at: instant)
        }
    }

    /// What a queue does with the state, and what its caller sees of it.
    private struct Run {
        var state = DeadlineState<Int>()
        let deadlines: [Expiring]
        var pending: Set<Int> = []
        var expired: [Int] = []
        var now = 0
        /// Timers that have been started, and not replaced.
        var timer: DeadlineState<Int>.Timer?
        let reach: Int

        init(_ instants: [Int], reach: Int) {
            deadlines = instants.enumerated().map { Expiring($0, at: $1) }
            self.reach = reach
        }

        mutating func happen(_ event: Event) throws {
            switch event {
            case .add(let number):
                pending.insert(number)
                timer = state.add(deadlines[number], clamped: { min($0, now + reach) }) ?? timer
            case .remove(let number):
                pending.remove(number)
                state.remove(deadlines[number])
            case .pass: now += 2
            case .end: try end()
            }
            try check()
        }

        private mutating func end() throws {
            guard let ended = timer, ended.instant <= now else { return }
            timer = nil
            let (due, next) = state.end(timer: ended.number, at: now, clamped: { min($0, now + reach) })
            timer = next
            for case let deadline as Expiring in due {
                try require(
                    pending.remove(deadline.number) != nil, "deadline \(deadline.number) comes though it is gone")
                try require(deadline.instant <= now, "deadline \(deadline.number) comes too early")
                expired.append(deadline.number)
            }
            let late = pending.filter { deadlines[$0].instant <= now }
            try require(late.isEmpty, "deadlines \(late) do not come with the timer")
        }

        private func check() throws {
            try require(state.heap.count == pending.count, "\(state.heap.count) are kept of \(pending.count)")
            guard let first = pending.map({ deadlines[$0].instant }).min() else { return }
            guard let timer else { throw Violation("no timer is there for \(pending)") }
            try require(timer.instant <= max(first, now), "the timer ends too late")
        }
    }

    /// Depth first, each branch from the beginning: deadlines know their places, so a state cannot be copied.
    private func walk(_ events: [Event], after past: [Event], _ instants: [Int], reach: Int, _ count: inout Int) throws
    {
        var run = Run(instants, reach: reach)
        for event in past { try run.happen(event) }
        if events.isEmpty { count += 1 }
        for (place, event) in events.enumerated() where events.firstIndex(of: event) == place {
            if case .remove(let number) = event, !past.contains(.add(number)) { continue }
            var rest = events
            rest.remove(at: place)
            try walk(rest, after: past + [event], instants, reach: reach, &count)
        }
    }

    @Test(arguments: [[1, 1, 1], [1, 3, 5], [5, 3, 1], [3, 1, 5]], [2, 100])
    func everyOrder(_ instants: [Int], reach: Int) {
        let events: [Event] = [.add(0), .add(1), .add(2), .remove(0), .remove(2), .pass, .pass, .end, .end]
        var count = 0
        #expect(throws: Never.self) { try walk(events, after: [], instants, reach: reach, &count) }
        #expect(count > 10_000)
    }
}
