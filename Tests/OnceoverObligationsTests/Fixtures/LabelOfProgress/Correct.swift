// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown

/// The outer label says how much is done, time after time, whatever the name.
func load(_ crates: [Crate], percentageCompletion completion: @escaping (Double) -> Void) async throws {
    for (number, crate) in crates.enumerated() where crate.isWhole {
        completion(Double(number) * 100 / Double(crates.count))
    }
}

func unload(_ crates: [Crate], fractionCompletion completion: @escaping (Double) -> Void) {
    for (number, crate) in crates.enumerated() where crate.isWhole {
        completion(Double(number) / Double(crates.count))
    }
}

func stow(_ crates: [Crate], withProgress handler: @escaping (Int) -> Void) {
    for (number, crate) in crates.enumerated() where crate.isWhole { handler(number) }
}

/// And where the label fits all, the name inside says it.
func watch(_ tide: any Tide, handler levelUpdates: @escaping (Double) -> Void) {
    tide.observe { level in
        guard level > 0 else { return }
        levelUpdates(level)
    }
}
