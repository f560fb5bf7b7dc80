import OnceoverSource
import Synchronization

/// Hands out the numbers of work items, each once, and keeps what came of them in the order of the items, whichever
/// worker is done first.
final class WorkQueue<Result: Sendable>: Sendable {
    private struct State {
        var next = 0
        var finished = 0
        var results: [Result?]
    }

    private let state: Mutex<State>
    private let count: Int

    private init(count: Int) {
        self.count = count
        state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    /// Does the work of all items on up to `jobs` threads with deep stacks, and returns when all is done.
    ///
    /// - Parameter progress: told after each item how many of all are done, on any thread.
    static func results(
        of count: Int, jobs: Int, progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in },
        _ work: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        guard count > 0 else { return [] }
        let queue = WorkQueue(count: count)
        DeepStack.run(threads: max(1, min(jobs, count))) { _ in
            while let index = queue.next() { progress(queue.finish(index, with: work(index)), count) }
        }
        return queue.state.withLock { $0.results.compactMap { $0 } }
    }

    private func next() -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    /// How many are finished now.
    private func finish(_ index: Int, with result: Result) -> Int {
        state.withLock { state in
            state.results[index] = result
            state.finished += 1
            return state.finished
        }
    }
}
