// verdicts: 0 proved, 2 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered

final class Bakery {
    private var orders: [String: (Int?) -> Void] = [:]
    private var queue: [(Int?) -> Void] = []

    func order(_ bread: String, completion: @escaping (Int?) -> Void) {
        orders[bread]?(nil)
        orders[bread] = completion
    }

    func wait(completion: @escaping (Int?) -> Void) { queue.append(completion) }

    func baked(_ bread: String, _ loaves: Int) { orders.removeValue(forKey: bread)?(loaves) }

    func opened(_ loaves: Int) {
        let all = queue
        queue = []
        all.forEach { $0(loaves) }
    }

    func cancelAll() {
        orders.values.forEach { $0(nil) }
        orders.removeAll()
    }

    func close() {
        for order in queue { order(nil) }
        queue = []
    }

    deinit { queue.forEach { $0(nil) } }
}

/// Listeners are called for each event, and dropped at the end.
final class Crier {
    private var completions: [(Int) -> Void] = []

    func hear(completion: @escaping (Int) -> Void) { completions.append(completion) }
    func cry(_ news: Int) { completions.forEach { $0(news) } }
    func stop() { completions.removeAll() }
}
