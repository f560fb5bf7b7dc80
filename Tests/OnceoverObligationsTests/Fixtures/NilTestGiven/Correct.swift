// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

func settle(_ ship: Ship?, completion: @escaping (Bool) -> Void) {
    if usually(ship == nil) { completion(false) }
    guard ship == nil else { return completion(true) }
}
