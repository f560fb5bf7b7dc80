// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: report-is-no-answer

enum Stage { case begin, end, error, progress(Int) }

// How far it is, and how it ended.
func load(_ ships: [Ship], handler: @escaping (Stage) -> Void) {
    handler(.begin)
    for (index, ship) in ships.enumerated() {
        handler(.progress(index))
        guard ship.isDocked else { return handler(.error) }
    }
    handler(.end)
}

func load(_ ship: Ship, completion: ((Stage, Ship?) -> Void)?) {
    completion?(.begin, nil)
    completion?(.end, ship)
}

// By its type, the closure is told of progress, or may stop what goes on.
func load(_ ships: [Ship], completion: @escaping (_ ship: Ship?, _ progress: Double) -> Void) {
    for (index, ship) in ships.enumerated() { completion(ship, Double(index) / Double(ships.count)) }
}

func search(_ ships: [Ship], handler: @escaping (Ship, inout Bool) -> Void) {
    var stops = false
    for ship in ships where !stops { handler(ship, &stops) }
}
