// verdicts: 0 proved, 0 assumed, 0 violated, 3 unknown

/// What is given back is there to be cancelled.
func moor(_ ship: Ship, completion: @escaping (Int) -> Void) -> DispatchWorkItem {
    let item = DispatchWorkItem { completion(ship.berth) }
    DispatchQueue.main.async(execute: item)
    return item
}

func load(_ ship: Ship, on queue: OperationQueue, completion: @escaping (Int) -> Void) -> Operation {
    let operation = BlockOperation { completion(ship.berth) }
    queue.addOperation(operation)
    return operation
}

func weigh(_ ship: Ship, completion: @escaping (Int) -> Void) -> DispatchWorkItem {
    let item = DispatchWorkItem { completion(ship.weight) }
    return item
}
