// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func moor(_ ship: Ship, completion: @escaping (Int) -> Void) -> DispatchWorkItem {
    let item = DispatchWorkItem { completion(ship.berth) }  // want "double-resume: .completion."
    item.perform()
    DispatchQueue.main.async(execute: item)
    return item
}
