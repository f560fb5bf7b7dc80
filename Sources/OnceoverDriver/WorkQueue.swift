import OnceoverDiagnostics
import Synchronization

/// Hands out the numbers of work items, each once, and keeps what came of them in the order of the items, whichever
/// worker is done first.
final class WorkQueue: Sendable {
    private struct State {
        var next = 0
        var finished = 0
        var reports: [Report?]
    }

    private let state: Mutex<State>
    private let count: Int

    init(count: Int) {
        self.count = count
        state = Mutex(State(reports: Array(repeating: nil, count: count)))
    }

    func next() -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    func finish(_ index: Int, with report: Report) {
        state.withLock { state in
            state.reports[index] = report
            state.finished += 1
        }
    }

    var finishedCount: Int { state.withLock { $0.finished } }

    func merged() -> Report {
        state.withLock { state in
            var sum = Report()
            for case let report? in state.reports { sum.merge(report) }
            return sum
        }
    }
}
