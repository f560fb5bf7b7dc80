// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func moor(_ ship: Ship, on queue: DispatchQueue, completion: @escaping (Int) -> Void) {
    let item = DispatchWorkItem { completion(ship.berth) }  // want "double-resume: .completion."
    queue.async(execute: item)
    queue.async(execute: item)
}
