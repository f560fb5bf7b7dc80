// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// Whoever has been answered must not wait besides.
final class Almanac {
    private var known: Int?
    private var queue: [(Int) -> Void] = []

    func frost(completion: @escaping (Int) -> Void) {
        if let known { completion(known) }
        queue.append(completion)  // want "double-resume: `completion` is called a second time"
    }

    func computed(_ days: Int) {
        known = days
        let all = queue
        queue.removeAll()
        all.forEach { $0(days) }
    }
}
