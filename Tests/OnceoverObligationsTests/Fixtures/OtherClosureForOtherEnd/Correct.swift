// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown

// The function has another closure, which hears of another end, whatever else it hears.
func moor(
    _ ship: Ship, in yard: any Yard, report: @escaping (String) -> Void, completion: @escaping (Int) -> Void
) {
    guard yard.isOpen else {  // assumes told-elsewhere
        report("the yard is shut")
        return
    }
    report("moored")
    completion(ship.crew)
}

func find(
    _ name: String, in yard: any Yard, said: @escaping (String) -> Void, completion: @escaping (Ship) -> Void
) {
    if let ship = yard.find(name) {  // assumes told-elsewhere
        completion(ship)
        said("found")
    } else {
        said("not found")
    }
}

// It hears of nothing else.
func find(
    _ name: String, in yard: any Yard, unknown: @escaping (String) -> Void, completion: @escaping (Ship) -> Void
) {
    guard let ship = yard.find(name) else { return unknown(name) }  // assumes told-elsewhere
    completion(ship)
}

/// FIXME: how far it has come is no end.
func unload(_ ship: Ship, progress: @escaping (Double) -> Void, completion: @escaping (Int) -> Void) {
    if ship.isDocked { completion(ship.crew) } else { progress(0) }  // assumes told-elsewhere
}
