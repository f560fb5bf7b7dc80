// verdicts: 0 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered

final class Almanac {
    private var known: Int?
    private var queue: [(Int) -> Void] = []

    func frost(completion: @escaping (Int) -> Void) {
        if let known { return completion(known) }
        queue.append(completion)
    }

    func computed(_ days: Int) {
        known = days
        let all = queue
        queue.removeAll()
        all.forEach { $0(days) }
    }
}

/// What stays hears of what is, and of each change.
final class Barometer {
    private var pressure = 0
    private var handlers: [(Int) -> Void] = []

    func pressure(completion: @escaping (Int) -> Void) {
        completion(pressure)
        handlers.append(completion)
    }

    func changed(to pressure: Int) { handlers.forEach { $0(pressure) } }
}
