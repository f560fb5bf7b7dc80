// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Fleet {
    var radio: (any Radio)?
    static func shared() -> Fleet { fatalError("not run") }
    static func make() -> Fleet { fatalError("not run") }
}

// The radio that has just given something is there.
func hail(_ name: String, completion: @escaping (Ship?) -> Void) {
    if let ticket = Fleet.shared().radio?.wait({}) {
        ticket.cancel()
        Fleet.shared().radio?.hail(name) { ship, _ in completion(ship) }
    } else {
        completion(nil)
    }
}

func find(_ name: String, completion: @escaping (Ship?) -> Void) {
    guard Fleet.shared().radio != nil else { return completion(nil) }
    Fleet.shared().radio?.hail(name) { ship, _ in completion(ship) }
}
