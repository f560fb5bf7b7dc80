// verdicts: 0 proved, 4 violated, 0 unknown

/// FIXME: the `return` is missing where `finish` is called first.
func gather(_ yard: Yard, completion: @escaping (Int) -> Void) {
    func finish(_ sum: Int) { completion(sum) }  // want "double-resume: .completion."
    if yard.isOpen { finish(1) }
    finish(2)
}

func gather(_ ship: Ship, completion: @escaping (Int) -> Void) {
    func finish() {
        guard ship.isDocked else { return }  // want "unresumed-path: .completion."
        completion(ship.crew)
    }
    finish()
}

func gather(_ ships: [Ship], completion: @escaping (Int) -> Void) {  // want "unresumed-path: .completion. is never"
    func finish() { completion(ships.count) }
}

func hail(_ radio: Radio, completion: @escaping (Ship?) -> Void) {
    func finish(_ ship: Ship?, _ error: (any Error)?) {
        guard error == nil else { return }  // want "unresumed-path"
        completion(ship)
    }
    radio.hail("ahoy", completion: finish(_:_:))
}
