// verdicts: 0 proved, 4 violated, 0 unknown

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
