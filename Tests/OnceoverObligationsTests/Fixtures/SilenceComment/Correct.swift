// verdicts: 0 proved, 10 assumed, 0 violated, 0 unknown
// proofs assume: gives-value-or-error, unseen-callback-once

/// A comment on the branch says that nobody is called, and that this is meant.
func find(_ name: String, in yard: Yard, completion: @escaping (Ship) -> Void) {
    guard let ship = yard.find(name) else {  // assumes silence-comment
        // Nobody waits for a ship that is not there: don't call completion.
        return
    }
    completion(ship)
}

func moor(_ ship: Ship, radio: Radio, completion: @escaping (Ship) -> Void) {
    radio.hail(ship.name) { found, error in
        if error != nil {  // assumes silence-comment
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
    if !ship.isDocked { return }  // assumes silence-comment
    completion()
}

func hail(_ name: String, in yard: Yard, completion: @escaping (Ship) -> Void) {
    guard let ship = yard.find(name) else { return }  // silently ignored by design  // assumes silence-comment
    completion(ship)
}

func tow(_ ship: Ship, radio: Radio, completion: @escaping (Ship) -> Void) {
    // The tug that was sent away reports once more, which
    // would be told twice. Swallow it here.
    if ship.isDocked {  // assumes silence-comment
        radio.signal()
        return
    }
    completion(ship)
}

/// The path goes on behind the callback, which is further up.
func order(_ ship: Ship, radio: Radio, completion: @escaping (Result<Ship, any Error>) -> Void) -> Order {
    return radio.order(ship) { answer in
        do {
            completion(.success(try answer.get()))
        } catch {
            if error is CancellationError {  // assumes cancelled-request, silence-comment
                // no callback after cancellation
            } else {
                completion(.failure(error))
            }
        }
    }
}

func refresh(_ yard: Yard, completion: @escaping () -> Void) {
    guard yard.isOpen else {
        completion()
        return
    }
    // If the tide is coming in, do nothing. Calling completion() here would ask
    // for the next tide at once.
    guard let tide = yard.tide, !yard.isFlooded else {  // assumes silence-comment
        return
    }
    yard.await(tide)
    completion()
}

func dock(_ ship: Ship, completion: @escaping () -> Void) {
    if ship.isLeaving {  // assumes silence-comment
        // Back to sea without calling the handler.
        return
    }
    completion()
}

func paint(_ ship: Ship, then completion: @escaping () -> Void) {
    if ship.isWet { return }  // never call completion for a wet ship  // assumes silence-comment
    completion()
}

func scrub(_ ship: Ship, completion: @escaping () -> Void) {
    guard ship.isDocked else {  // assumes silence-comment
        // Not calling completion: the ship comes back by itself.
        return
    }
    completion()
}
