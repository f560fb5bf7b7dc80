// verdicts: 0 proved, 0 violated, 2 unknown

struct Order { var name = "" }

// Who gets the order sends it, and calls the handlers then.
func order(_ name: String, success: @escaping (Ship) -> Void, failure: @escaping (any Error) -> Void) -> Order? {
    name.isEmpty ? nil : Order(name: name)
}

func order(for ship: Ship, completion: @escaping (Bool) -> Void) -> Order { Order(name: ship.name) }
