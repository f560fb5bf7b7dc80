// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

// What such a function is given may be turned round.
func settle(_ ship: Ship?, completion: @escaping (Bool) -> Void) {
    if isUnlike(ship == nil) { completion(false) }
    guard ship == nil else { return completion(true) }  // want "unresumed-path:" "double-resume:"
}
