// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown

// What may be a closure or none runs where it is called, and not where it is written.
func ask(_ captain: String, on bridge: Bridge, completion: @escaping (Bool) -> Void) {
    let settings = Settings(
        cancel: { completion(false) },
        back: bridge.isFirst ? nil : { completion(false) })
    bridge.show(captain, settings)
}
