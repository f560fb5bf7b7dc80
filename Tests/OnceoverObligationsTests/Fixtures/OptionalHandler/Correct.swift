// verdicts: 6 proved, 0 assumed, 0 violated, 0 unknown

func paint(_ ship: Ship, completion: (() -> Void)? = nil) {
    if ship.isDocked {
        completion?()
        return
    }
    completion?()
}

func scrub(_ ship: Ship, completion: ((Int) -> Void)?) {
    guard let completion else { return }
    completion(ship.crew)
}

func rig(_ ship: Ship, yard: Yard, handler: ((Bool) -> Void)?) {
    if let handler {
        handler(true)
    } else {
        yard.log("nobody waits")
    }
}

func caulk(_ ship: Ship, completion: (() -> Void)?) {
    if completion == nil { return }
    completion!()
}

func plank(_ ship: Ship, completion: ((Int) -> Void)?) {
    let done = completion ?? { _ in }
    done(ship.crew)
}

/// `map` runs its closure where there is a handler.
func tar(_ ship: Ship, completion: (() -> Void)?) {
    completion.map { $0() }
}
