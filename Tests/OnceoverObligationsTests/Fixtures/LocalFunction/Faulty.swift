// verdicts: 0 proved, 0 assumed, 7 violated, 0 unknown

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

func call(_ name: String, radio: Radio, completion: @escaping (Ship?) -> Void) {
    func call(delay: Int = 1, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { ship, _ in
            if ship == nil, delay < 60 { return }  // want "unresumed-path: .completion."
            completion(ship)
        }
    }
    call(completion: completion)
}

func moor(_ radio: Radio, completion: @escaping () -> Void) {
    func again(times: Int = 3, then: @escaping () -> Void) { radio.wait(then) }
    again { if radio.isOn { completion() } }  // want "unresumed-path: .completion."
}
