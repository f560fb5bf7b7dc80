// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Register {
    private var known: [String: Ship] = [:]

    // Nothing is no answer.
    func ship(_ name: String, over radio: any Radio, completion: @escaping (Ship?, (any Error)?) -> Void) -> Ship? {
        if let ship = known[name] { return ship }  // assumes told-by-result
        guard radio.isOn else { return nil }  // want "unresumed-path: .completion."
        radio.hail(name) { ship, error in completion(ship, error) }
        return nil
    }

    // What is returned is something else.
    func call(_ name: String, over radio: any Radio, completion: @escaping (Ship?) -> Void) -> Int {
        guard radio.isOn else { return 0 }  // want "unresumed-path: .completion."
        radio.hail(name) { ship, _ in completion(ship) }
        return 1
    }

    // A truth value says that something goes on, not what came of it.
    func send(_ name: String, over radio: any Radio, completion: @escaping (Bool) -> Void) -> Bool {
        guard radio.isOn else { return true }  // want "unresumed-path: .completion."
        radio.hail(name) { ship, _ in completion(ship != nil) }
        return true
    }

    // What is returned each time says nothing.
    func ask(_ name: String, over radio: any Radio, completion: (() -> Void)? = nil) -> Bool {
        guard radio.isOn else { return false }  // want "unresumed-path: .completion."
        if known[name] != nil { completion?() } else { radio.hail(name) { _, _ in completion?() } }
        return false
    }
}
