// verdicts: 0 proved, 0 assumed, 9 violated, 0 unknown

// Who hears of a failure waits for one.
func find(_ name: String, in yard: any Yard, callback: @escaping (Ship?) -> Void) {
    guard yard.isOpen else { return callback(nil) }
    guard let ship = yard.find(name) else { return }  // want "unresumed-path: .callback."
    callback(ship)
}

func guide(_ ship: Ship, with radio: any Radio, handler: @escaping (Bool) -> Void) {
    guard radio.isOn else { return handler(false) }
    if ship.isDocked { handler(true) }  // want "unresumed-path: .handler."
}

// So does who is told an outcome.
func moor(_ ship: Ship, in yard: any Yard, handler: @escaping (Result<Int, any Error>) -> Void) {
    guard yard.isOpen else { return }  // want "unresumed-path: .handler."
    handler(Result { try yard.moor(ship) })
}

func weigh(_ ship: Ship, in yard: any Yard, callback: @escaping (Int?, (any Error)?) -> Void) {
    guard yard.isOpen else { return }  // want "unresumed-path: .callback."
    callback(ship.crew, nil)
}

// The label says so, or the function.
func count(in yard: any Yard, completion callback: @escaping (Int) -> Void) {
    guard yard.isOpen else { return }  // want "unresumed-path: .callback."
    callback(yard.ships.count)
}

func countWithCompletion(in yard: any Yard, _ callback: @escaping (Int) -> Void) {
    guard yard.isOpen else { return }  // want "unresumed-path: .callback."
    callback(yard.ships.count)
}

// Nobody hears of anything.
func scuttle(_ ship: Ship, callback: @escaping () -> Void) {  // want "unresumed-path: .callback. is never called"
    print(ship)
}

// Whatever happens, it is told again.
func inspect(_ yard: any Yard, callback: @escaping (String) -> Void) {
    if yard.isOpen { callback("open") }  // want "double-resume: .callback."
    callback("shut")
}

// A name that says so is believed.
func inspect(_ ship: Ship, completion: @escaping (Int) -> Void) {
    completion(ship.crew)
    if ship.isDocked { completion(0) }  // want "double-resume: .completion."
}
