// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name

/// What a framework is given as its completion handler, it calls.
func stow(_ radio: Radio, completion: @escaping (Ship?, (any Error)?) -> Void) {
    radio.hail("tug", completion: completion)
}

/// So does a queue.
func stow(_ ship: Ship, completion: @escaping () -> Void) {
    queue.async(execute: completion)
}
