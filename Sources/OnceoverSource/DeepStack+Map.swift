import Synchronization

extension DeepStack {
    /// The results of `count` pieces of work, in their order, done on so many threads at once.
    package static func map<Value: Sendable>(
        count: Int, jobs: Int, _ work: @escaping @Sendable (_ index: Int) -> Value
    ) -> [Value] {
        let results = OrderedResults<Value>(count: count)
        run(threads: max(1, min(jobs, count))) { _ in
            while let index = results.next() { results.set(index, work(index)) }
        }
        return results.all
    }
}

/// Hands out numbers, each once, and keeps what comes of them in their order.
private final class OrderedResults<Value: Sendable>: Sendable {
    private let state: Mutex<(next: Int, values: [Value?])>
    private let count: Int

    init(count: Int) {
        self.count = count
        state = Mutex((0, Array(repeating: nil, count: count)))
    }

    func next() -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    func set(_ index: Int, _ value: Value) { state.withLock { $0.values[index] = value } }

    var all: [Value] { state.withLock { $0.values.compactMap { $0 } } }
}
