// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

enum Step { case begin, end, error }

// It has begun, and never ends.
func load(_ ship: Ship, handler: @escaping (Step) -> Void) {
    handler(.begin)
    if ship.crew == 0 { return handler(.error) }
    if ship.isDocked { handler(.end) }  // want "unresumed-path: .handler."
}

// It ends twice.
func unload(_ ship: Ship, handler: @escaping (Step) -> Void) {
    handler(.begin)
    if ship.isDocked { handler(.error) }  // want "double-resume: .handler."
    handler(.end)
}

func load(_ ships: [Ship], completion: @escaping (_ ship: Ship?, _ error: (any Error)?) -> Void) {
    for ship in ships {
        completion(Ship(), nil)  // want "double-resume: .completion."
    }
}  // want "unresumed-path: .completion."
