// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Weir {
    private var waiting: CheckedContinuation<Int?, any Error>?

    func level() async throws -> Int? {
        if waiting != nil { throw Flood() }
        return try await withCheckedThrowingContinuation { waiting = $0 }
    }

    func measured(_ text: String, _ error: (any Error)?) {
        let reader = waiting
        waiting = nil
        if let error {
            reader?.resume(throwing: error)
            return
        }
        guard let level = Int(text) else {
            reader?.resume(returning: nil)
            return
        }
        reader?.resume(returning: level)
    }
}
