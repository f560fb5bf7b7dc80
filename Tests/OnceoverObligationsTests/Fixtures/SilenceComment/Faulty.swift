// verdicts: 0 proved, 6 violated, 0 unknown

func find(_ name: String, in yard: Yard, completion: @escaping (Ship) -> Void) {
    guard let ship = yard.find(name) else {  // want "unresumed-path"
        // The yard does not know it.
        return
    }
    completion(ship)
}

/// What is to be mended is not meant.
func moor(_ name: String, in yard: Yard, completion: @escaping (Ship) -> Void) {
    guard let ship = yard.find(name) else {  // want "unresumed-path"
        // TODO: do not skip completion
        return
    }
    completion(ship)
}

/// The comment speaks of what comes behind the path.
func weigh(_ ship: Ship, completion: @escaping () -> Void) {
    guard ship.isDocked else { return }  // want "unresumed-path"
    // Don't call completion twice.
    completion()
}

func tow(_ ship: Ship, radio: Radio, completion: @escaping () -> Void) {
    radio.wait { [weak radio] in
        guard let radio else { return }  // want "droppable-callback"
        // Don't call completion before the signal.
        radio.signal()
        completion()
    }
}

/// What is swallowed is the error, not the answer.
func weigh(_ ship: Ship, in yard: Yard, completion: @escaping (Int) -> Void) {
    // Swallow the error: weighing is a favour.
    guard let weight = try? yard.moor(ship) else { return }  // want "unresumed-path"
    completion(weight)
}

/// What is meant is something else.
func unload(_ ship: Ship, completion: @escaping () -> Void) {
    // Only docked ships, on purpose.
    guard ship.isDocked else { return }  // want "unresumed-path"
    completion()
}
