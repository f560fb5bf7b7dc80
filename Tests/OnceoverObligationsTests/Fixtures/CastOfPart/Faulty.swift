// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// Two parts may be of two types.
func read(_ log: Any, at key: String, and other: String, completion: @escaping (Any) -> Void) {
    if let entries = log as? [String: Any], let ship = entries[key] as? String {
        completion(ship)
    }
    if let entries = log as? [String: Any], let berth = entries[other] as? Int {  // assumes asserted-unreachable
        completion(berth)  // want "double-resume: .completion."
    } else {
        assertionFailure("neither a ship nor a berth")
    }
}
