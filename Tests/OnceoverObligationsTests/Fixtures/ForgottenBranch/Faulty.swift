// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// What was taken out is resumed by its name on one branch, and forgotten on the other: the branch is to mend.
actor Weir {
    private var waiting: CheckedContinuation<Int, any Error>?

    func level() async throws -> Int {
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
        guard let level = Int(text) else { return }  // want "unresumed-path: `waiting`"
        reader?.resume(returning: level)
    }
}
