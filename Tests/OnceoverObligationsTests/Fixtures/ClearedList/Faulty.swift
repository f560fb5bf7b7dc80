// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// Handlers wait in a list or under their keys, and who stops forgets them.
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
        orders.removeAll()  // want "lost-continuation: what .orders. holds is dropped"
    }

    func close() {
        queue = []  // want "lost-continuation: what .queue. holds is dropped"
    }
}
