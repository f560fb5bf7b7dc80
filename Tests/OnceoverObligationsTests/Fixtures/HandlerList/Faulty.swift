// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// Where it breaks, the list is emptied; so it is no list of listeners.
final class Mill {
    private var completions: [(Int?) -> Void] = []

    func grind(completion: @escaping (Int?) -> Void) { completions.append(completion) }

    func ground(_ sacks: Int) {
        for handler in completions {
            handler(sacks)  // want "stale-continuation: `completions` is called here and stays stored"
        }
    }

    func broke() {
        let all = completions
        completions = []
        for handler in all { handler(nil) }
    }
}
