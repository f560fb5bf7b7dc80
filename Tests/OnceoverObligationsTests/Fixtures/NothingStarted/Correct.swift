// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

protocol Search: AnyObject {
    var onEnd: ((Ship?) -> Void)? { get set }
}

final class Lookout {
    var prefetch: ((String, @escaping (Ship?) -> Void) -> (any Search)?)?
    var accept: ((String, @escaping (Ship?) -> Void) -> Bool)?

    // Whoever runs the closure sees by its result whether there is something to wait for.
    func start(_ make: @escaping (String) -> any Search) {
        prefetch = { name, completion in
            guard !name.isEmpty else { return nil }  // assumes told-by-result
            let search = make(name)
            search.onEnd = { ship in completion(ship) }
            return search
        }
        accept = { name, completion in
            guard !name.isEmpty else { return false }  // assumes told-by-result
            let search = make(name)
            search.onEnd = { ship in completion(ship) }
            return true
        }
    }
}

// Whoever gets no ticket waits for no ship.
func find(_ name: String, with radio: any Radio, completion: @escaping (Ship?) -> Void) -> (any Ticket)? {
    guard !name.isEmpty else { return nil }  // assumes told-by-result
    return radio.hail(name) { ship, _ in completion(ship) }
}
