// verdicts: 0 proved, 1 violated, 1 unknown

/// Where it breaks, the list is emptied; so it is no list of listeners.
final class Mill {
    private var waiting: [(Int?) -> Void] = []

    func grind(completion: @escaping (Int?) -> Void) { waiting.append(completion) }

    func ground(_ sacks: Int) {
        for handler in waiting {
            handler(sacks)  // want "stale-continuation: `waiting` is called here and stays stored"
        }
    }

    func broke() {
        let all = waiting
        waiting = []
        for handler in all { handler(nil) }
    }
}
