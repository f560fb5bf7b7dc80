// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

// There may be several ships and names, or none.
func open(_ log: [String: Ship]) async -> String {
    await withCheckedContinuation { continuation in
        log.forEach { name, ship in  // want "unresumed-path: .continuation."
            continuation.resume(returning: name)  // want "double-resume: .continuation."
        }
    }
}
