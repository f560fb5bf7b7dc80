// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

final class Future<Value> {
    init(_ work: (@escaping (Value) -> Void, @escaping (any Error) -> Void) -> Void) {}
}

func answer(_ radio: Radio) -> Future<Ship> {
    Future { resolve, reject in
        radio.hail("sounder") { ship, error in
            if let error { print(error) }
            guard let ship else { return }  // want "unresumed-path: neither .resolve. nor .reject. is called"
            if ship.isDocked { resolve(ship) } else { reject(Spill.oil) }
        }
    }
}

func berth(_ yard: Yard, _ ship: Ship) -> Future<Int> {
    Future<Int> { resolve, reject in
        guard yard.isOpen else { return }  // want "unresumed-path: neither .resolve. nor .reject. is called"
        resolve(3)
    }
}

func wait(_ ship: Ship) -> Future<Ship> {
    Future { resolve, _ in
        if ship.isDocked { resolve(ship) }  // want "unresumed-path: .resolve. is not called"
    }
}
