// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func paint(_ ship: Ship, completion: (() -> Void)? = nil) {
    if ship.isDocked { return }  // want "unresumed-path: .completion."
    completion?()
}

func scrub(_ ship: Ship, completion: ((Int) -> Void)?) {
    guard let completion else { return }
    if ship.crew > 0 { completion(ship.crew) }  // want "unresumed-path: .completion."
}

func rig(_ ship: Ship, handler: ((Bool) -> Void)?) {
    if ship.isDocked { handler?(true) }  // want "double-resume: .handler."
    handler?(false)
}

func caulk(_ ship: Ship, yard: Yard, completion: (() -> Void)?) {
    if completion != nil {  // want "unresumed-path: .completion."
        yard.log("somebody waits")
    } else {
        completion?()
    }
}
