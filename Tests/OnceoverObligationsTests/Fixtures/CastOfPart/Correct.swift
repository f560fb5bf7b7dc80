// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown

/// One part of one log is of one type.
func read(_ log: Any, at key: String, completion: @escaping (Any) -> Void) {
    if let entries = log as? [String: Any], let ship = entries[key] as? String {
        completion(ship)
    }
    if let entries = log as? [String: Any], let berth = entries[key] as? Int {  // assumes asserted-unreachable
        completion(berth)  // assumes one-type
    } else {
        assertionFailure("neither a ship nor a berth")
    }
}
