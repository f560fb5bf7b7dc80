// verdicts: 3 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Future<Value> {
    init(_ work: (@escaping (Value) -> Void, @escaping (any Error) -> Void) -> Void) {}
}

/// A type of the user's own gives two functions, of which one is called.
func answer(_ radio: Radio) -> Future<Ship> {
    Future { resolve, reject in
        radio.hail("sounder") { ship, error in
            if let ship { resolve(ship) } else { reject(error ?? Spill.oil) }
        }
    }
}

func berth(_ yard: Yard, _ ship: Ship) -> Future<Int> {
    Future<Int> { fulfill, fail in
        DispatchQueue.main.async {
            do {
                let berth = try yard.moor(ship)
                fulfill(berth)
            } catch {
                fail(error)
            }
        }
    }
}

/// One has no name where nothing fails.
func wait(_ ship: Ship) -> Future<Ship> {
    Future { resolve, _ in DispatchQueue.main.async { resolve(ship) } }
}

func sink() -> Future<Ship> {
    Future { _, reject in reject(Spill.oil) }
}
