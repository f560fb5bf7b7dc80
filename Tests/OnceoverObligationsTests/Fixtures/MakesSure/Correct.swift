// verdicts: 0 proved, 0 violated, 3 unknown

/// What is to be done where the ship is docked is not done where it is not.
func ensureDocked(_ ship: Ship, completion: @escaping () -> Void) {
    guard ship.isDocked else { return }
    completion()
}

func enterIfPermitted(_ ship: Ship, over radio: Radio, completion: @escaping () -> Void) {
    radio.hail(ship.name) { found, _ in
        if found != nil { completion() }
    }
}

func checkValidation(of form: Form, completion: @escaping () -> Void) {
    if form.name.isEmpty {
        form.mark(.name)
    } else {
        completion()
    }
}
