// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

/// What is to be done where the ship is docked is not done where it is not.
func ensureDocked(_ ship: Ship, completion: @escaping () -> Void) {
    guard ship.isDocked else { return }  // assumes makes-sure
    completion()
}

func enterIfPermitted(_ ship: Ship, over radio: Radio, completion: @escaping () -> Void) {
    radio.hail(ship.name) { found, _ in
        if found != nil { completion() }  // assumes makes-sure
    }
}

func checkValidation(of form: Form, completion: @escaping () -> Void) {
    if form.name.isEmpty {  // assumes makes-sure
        form.mark(.name)
    } else {
        completion()
    }
}
