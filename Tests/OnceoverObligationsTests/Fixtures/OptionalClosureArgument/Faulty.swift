// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

// Where there is none, nobody is told.
func ask(_ captain: String, on bridge: Bridge, completion: @escaping (Bool) -> Void) {
    let back = bridge.isFirst ? nil : { completion(false) }  // want "unresumed-path: .completion."
    bridge.show(captain, completion: back)
}
