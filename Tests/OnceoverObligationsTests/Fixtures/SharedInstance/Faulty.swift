// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

final class Convoy {
    var radio: (any Radio)?
    var relay: (any Radio)?
    static func shared() -> Convoy { fatalError("not run") }
    static func make() -> Convoy { fatalError("not run") }
}

// Another object each time.
func hail(_ name: String, completion: @escaping (Ship?) -> Void) {
    guard Convoy.make().radio != nil else { return completion(nil) }
    Convoy.make().radio?.hail(name) { ship, _ in completion(ship) }  // want "droppable-callback: .completion."
}

// Another property.
func find(_ name: String, completion: @escaping (Ship?) -> Void) {
    guard Convoy.shared().radio != nil else { return completion(nil) }
    Convoy.shared().relay?.hail(name) { ship, _ in completion(ship) }  // want "droppable-callback: .completion."
}
