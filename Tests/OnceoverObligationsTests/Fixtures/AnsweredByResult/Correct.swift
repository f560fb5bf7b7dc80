// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Register {
    private var known: [String: Ship] = [:]
    private var flagship: Ship?

    // What the handler would be told is returned where it is at hand.
    func ship(_ name: String, over radio: any Radio, completion: @escaping (Ship?, (any Error)?) -> Void) -> Ship? {
        if let ship = known[name] { return ship }  // assumes told-by-result
        radio.hail(name) { ship, error in completion(ship, error) }
        return nil
    }

    // What is returned may be nothing, and is the answer all the same.
    func flag(over radio: any Radio, callback: @escaping (String) -> Void) -> String? {
        guard radio.isOn else { return flagship?.name }  // assumes listener-callback, told-by-result
        radio.wait { callback("none") }
        return nil
    }

    func leader(over radio: any Radio, callback: @escaping (Ship) -> Void) -> Ship {
        if let flagship { return flagship }  // assumes listener-callback, told-by-result
        radio.wait { callback(Ship(name: "Aurora")) }
        return Ship(name: "unknown")
    }

    // Nothing has been started where it says so.
    func send(_ name: String, over radio: any Radio, completion: (() -> Void)? = nil) -> Bool {
        guard radio.isOn else { return false }  // assumes told-by-result
        return radio.hails(name) { _, _ in completion?() }
    }
}
