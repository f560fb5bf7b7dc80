import Synchronization

extension DeepStack {
    /// The results of `count` pieces of work, in their order, done on up to `jobs` threads at once.
    ///
    /// - Parameter progress: called after each piece, on any thread, with the number of pieces that are done.
    package static func map<Value: Sendable>(
        count: Int, jobs: Int, progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in },
        _ work: @escaping @Sendable (_ index: Int) -> Value
    ) -> [Value] {
        guard count > 0 else { return [] }
        let queue = WorkQueue<Value>(count: count)
        run(threads: max(1, min(jobs, count))) { _ in
            while let index = queue.next() { progress(queue.finish(index, with: work(index)), count) }
        }
        return queue.results
    }
}

/// Hands out the numbers of work items, each once, and keeps what came of them in the order of the items, whichever
/// worker is done first.
private final class WorkQueue<Value: Sendable>: Sendable {
    private struct State {
        var next = 0
        var finished = 0
        var values: [Value?]
    }

    private let state: Mutex<State>
    private let count: Int

    init(count: Int) {
        self.count = count
        state = Mutex(State(values: Array(repeating: nil, count: count)))
    }

    func next() -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    /// How many are finished now.
    func finish(_ index: Int, with value: Value) -> Int {
        state.withLock { state in
            state.values[index] = value
            state.finished += 1
            return state.finished
        }
    }

    var results: [Value] { state.withLock { $0.values.compactMap { $0 } } }
}
