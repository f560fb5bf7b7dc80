// verdicts: 0 proved, 0 assumed, 12 violated, 0 unknown

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

/// What there is not is no call that is left out.
func load(_ ship: Ship, completion: @escaping () -> Void) {
    guard ship.isDocked else {  // want "unresumed-path"
        // No completion given by the yard.
        return
    }
    completion()
}

/// Who forgot it did not mean to.
func scrub(_ ship: Ship, completion: @escaping () -> Void) {
    guard ship.isDocked else {  // want "unresumed-path"
        // I forgot why we return without calling completion.
        return
    }
    completion()
}

/// What is ignored is the key, not the answer.
func ask(_ bridge: Bridge, completion: @escaping (Int) -> Void) {
    bridge.ask { key in
        guard key != 27 else {  // want "unresumed-path"
            // Ignore errors and escapes.
            return
        }
        completion(key)
    }
}

/// What would be called is something else.
func refresh(_ yard: Yard, completion: @escaping () -> Void) {
    // Calling the harbour master here would take too long.
    guard yard.isOpen else { return }  // want "unresumed-path"
    completion()
}

/// The other branch says so of its own.
func order(_ ship: Ship, radio: Radio, completion: @escaping (Result<Ship, any Error>) -> Void) -> Order {
    return radio.order(ship) { answer in
        do {
            completion(.success(try answer.get()))
        } catch {
            if error is DecodingError {  // want "unresumed-path"
            } else {
                // no callback on two errors
                completion(.failure(error))
            }
        }
    }
}

/// A comment further up speaks of a branch of its own.
func dock(_ ship: Ship, completion: @escaping () -> Void) {
    // Calling completion here would be too early.
    ship.prepare()
    guard ship.isDocked else { return }  // want "unresumed-path"
    completion()
}
