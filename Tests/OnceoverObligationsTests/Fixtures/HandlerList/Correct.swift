// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

final class Mill {
    private var waiting: [(Int?) -> Void] = []

    func grind(completion: @escaping (Int?) -> Void) { waiting.append(completion) }

    func ground(_ sacks: Int) {
        let all = waiting
        waiting = []
        for handler in all { handler(sacks) }
    }

    func broke() {
        for handler in waiting { handler(nil) }
        waiting.removeAll()
    }
}

/// Nobody is ever taken off a list of listeners.
final class Wheel {
    private var turning: [(Int) -> Void] = []

    func turn(handler: @escaping (Int) -> Void) { turning.append(handler) }

    func turned(_ times: Int) {
        for handler in turning { handler(times) }
    }
}
