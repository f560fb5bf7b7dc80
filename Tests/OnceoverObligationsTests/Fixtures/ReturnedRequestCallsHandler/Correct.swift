// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown

struct Order { var name = "" }

// Who gets the order sends it, and calls the handlers then.
func order(_ name: String, success: @escaping (Ship) -> Void, failure: @escaping (any Error) -> Void) -> Order? {  // assumes maker-calls-later
    name.isEmpty ? nil : Order(name: name)
}

func order(for ship: Ship, completion: @escaping (Bool) -> Void) -> Order { Order(name: ship.name) }  // assumes maker-calls-later
