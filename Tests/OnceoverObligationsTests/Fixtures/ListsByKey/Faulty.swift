// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// Under each key, a list of those who wait.
actor Post {
    private var waiting: [String: [CheckedContinuation<Int, Never>]] = [:]

    func letters(in town: String) async -> Int {
        await withCheckedContinuation { waiting[town, default: []].append($0) }
    }

    func counted(_ letters: Int, in town: String) {
        for continuation in waiting[town] ?? [] {
            continuation.resume(returning: letters)  // want "stale-continuation: `waiting`"
        }
    }

    func forget(_ town: String) {
        waiting[town] = nil  // want "lost-continuation: what `waiting` holds is dropped here"
    }
}
