// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

/// The label says that it is the end.
func load(_ crates: [Crate], onCompletion completion: @escaping (Double) -> Void) {
    for crate in crates where crate.isWhole {
        completion(100 / Double(crates.count))  // want "double-resume"
    }
}  // want "unresumed-path"

/// What is told of progress stands beside it.
func unload(_ crates: [Crate], percentage: (Double) -> Void, completion: @escaping (Bool) -> Void) {
    guard !crates.isEmpty else { return }  // want "unresumed-path"
    percentage(100)
    completion(true)
}

/// The percentage is something else's.
func fill(_ tank: Tank, toPercentage percentage: Double, completion: @escaping () -> Void) {
    guard percentage > 0 else { return }  // want "unresumed-path"
    completion()
}

/// A label that says of an end counts more.
func ask(_ tide: any Tide, completion levelUpdates: @escaping (Double) -> Void) {
    tide.ask { level in
        guard level > 0 else { return }  // want "unresumed-path"
        levelUpdates(level)
    }
}
