// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Pantry {
    private var waiting: [String: CheckedContinuation<Int, Never>] = [:]
    private var numbered: [Int: CheckedContinuation<Int, Never>] = [:]

    func take(_ jar: String) async -> Int {
        await withCheckedContinuation { continuation in
            waiting.removeValue(forKey: jar)?.resume(returning: 0)
            waiting[jar] = continuation
        }
    }

    func order(_ jar: String) async -> Int {
        guard waiting[jar] == nil else { return 0 }
        return await withCheckedContinuation { waiting[jar] = $0 }
    }

    /// Each call has a number of its own.
    func reserve(orderID: Int) async -> Int {
        await withCheckedContinuation { numbered[orderID] = $0 }
    }

    func filled(_ jar: String, _ spoons: Int) { waiting.removeValue(forKey: jar)?.resume(returning: spoons) }

    func arrived(_ orderID: Int) { numbered.removeValue(forKey: orderID)?.resume(returning: 1) }
}
