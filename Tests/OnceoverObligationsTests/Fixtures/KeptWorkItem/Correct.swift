// verdicts: 2 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

/// What is run by one call is kept by the other, to be cancelled.
func moor(_ ship: Ship, on queue: DispatchQueue, completion: @escaping (Int) -> Void) -> Timeout {
    let item = DispatchWorkItem { completion(ship.berth) }
    let timeout = Timeout(item: item)
    queue.async(execute: item)
    return timeout
}

func load(_ ship: Ship, on queue: OperationQueue, completion: @escaping (Int) -> Void) {
    let operation = BlockOperation { completion(ship.berth) }
    crane.operations.append(operation)
    queue.addOperation(operation)
}

/// Whoever is given it alone runs it.
func weigh(_ ship: Ship, on scale: Scale, completion: @escaping (Int) -> Void) {
    let item = DispatchWorkItem { completion(ship.weight) }
    scale.step(on: item)
}
