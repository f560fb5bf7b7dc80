// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

struct Order { var name = "" }

// Nothing is given back.
func send(_ order: Order, completion: @escaping (Bool) -> Void) {  // want "unresumed-path: .completion."
    print(order.name)
}

// Who waits for it has waited.
func weigh(_ ship: Ship, completion: @escaping (Bool) -> Void) async -> Int {  // want "unresumed-path: .completion."
    ship.crew
}

// Where it calls its handler at all, it leaves it to nobody.
func order(_ name: String, completion: @escaping (Bool) -> Void) -> Order {
    if name.isEmpty { return Order() }  // want "unresumed-path: .completion."
    completion(true)
    return Order(name: name)
}
