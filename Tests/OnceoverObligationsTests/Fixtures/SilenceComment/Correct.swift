// verdicts: 0 proved, 0 violated, 5 unknown

/// A comment on the branch says that nobody is called, and that this is meant.
func find(_ name: String, in yard: Yard, completion: @escaping (Ship) -> Void) {
    guard let ship = yard.find(name) else {
        // Nobody waits for a ship that is not there: don't call completion.
        return
    }
    completion(ship)
}

func moor(_ ship: Ship, radio: Radio, completion: @escaping (Ship) -> Void) {
    radio.hail(ship.name) { found, error in
        if error != nil {
            // Do not mark it as completed; the next tide brings another chance.
            radio.signal()
        } else {
            completion(found ?? ship)
        }
    }
}

func weigh(_ ship: Ship, completion: () -> Void) {}

func weigh(_ ship: Ship, then completion: @escaping () -> Void) {
    // Skip the completion handler for now
    if !ship.isDocked { return }
    completion()
}

func hail(_ name: String, in yard: Yard, completion: @escaping (Ship) -> Void) {
    guard let ship = yard.find(name) else { return }  // silently ignored by design
    completion(ship)
}

func tow(_ ship: Ship, radio: Radio, completion: @escaping (Ship) -> Void) {
    // The tug that was sent away reports once more, which
    // would be told twice. Swallow it here.
    if ship.isDocked {
        radio.signal()
        return
    }
    completion(ship)
}
