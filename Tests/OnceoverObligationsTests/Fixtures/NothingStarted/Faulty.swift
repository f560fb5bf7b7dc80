// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

final class Lookout {
    var prefetch: ((String, @escaping (Ship?) -> Void) -> (any Ticket)?)?

    // What returns nothing on any path says nothing by that.
    func start(with radio: any Radio) {
        prefetch = { name, completion in
            guard !name.isEmpty else { return nil }  // want "unresumed-path: .completion."
            radio.hail(name) { ship, _ in completion(ship) }
            return nil
        }
    }
}

// What is told is what is given back where it is known: that it is not says nothing of the call.
func find(_ name: String, with radio: any Radio, completion: @escaping (Ship?) -> Void) -> Ship? {
    guard !name.isEmpty else { return nil }  // want "unresumed-path: .completion."
    radio.hail(name) { ship, _ in completion(ship) }
    return nil
}
