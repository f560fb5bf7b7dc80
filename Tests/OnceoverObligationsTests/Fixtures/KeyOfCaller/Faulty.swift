// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// Two may wait for the same jar.
actor Pantry {
    private var waiting: [String: CheckedContinuation<Int, Never>] = [:]

    func take(_ jar: String) async -> Int {
        await withCheckedContinuation { continuation in
            waiting[jar] = continuation  // want "lost-continuation: a second call of"
        }
    }

    func filled(_ jar: String, _ spoons: Int) { waiting.removeValue(forKey: jar)?.resume(returning: spoons) }
}
