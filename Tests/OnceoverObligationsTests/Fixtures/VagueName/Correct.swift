// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown

// What is told of a ship that is there may be there for whatever ship comes.
func find(_ name: String, in yard: any Yard, callback: @escaping (Ship) -> Void) {
    guard let ship = yard.find(name) else { return }  // assumes listener-callback
    callback(ship)
}

func guide(_ ship: Ship, with radio: any Radio, handler: @escaping () -> Void) {
    guard radio.isOn else { return }  // assumes listener-callback
    handler()
}

func count(in yard: any Yard, resultHandler: ((Int) -> Void)?) {
    if yard.isOpen { resultHandler?(yard.ships.count) }  // assumes listener-callback
}

// It is told of one thing, and perhaps of another.
func inspect(_ yard: any Yard, callback: @escaping (String) -> Void) {
    if yard.isOpen { callback("open") }
    if yard.ships.isEmpty { callback("empty") }  // assumes listener-callback
}

func inspect(_ ship: Ship, by radio: any Radio, handler: @escaping (Int) -> Void) {
    handler(ship.crew)
    if ship.isDocked { handler(0) }  // assumes listener-callback
}
