// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

enum Depth { case low, mean, high }

final class Gauge {
    var depth: Depth?
}

/// What was low goes on to the second switch.
func find(_ name: String, at depth: Depth, by yard: any Yard, completion: @escaping (Ship?) -> Void) {
    switch depth {
    case .low:
        if let ship = yard.find(name) { completion(ship) }  // want "double-resume: .completion."
    default: break
    }
    switch depth {
    case .mean, .high: completion(nil)
    default: completion(nil)
    }
}

/// Both names mean the same, and so does the case.
func seek(_ gauge: Gauge, by radio: any Radio, completion: @escaping (Int) -> Void) {
    if let depth = gauge.depth, depth == .low { completion(1) }  // want "double-resume: .completion."
    radio.hail("sea") { _, _ in
        if let depth = gauge.depth, depth == .low {
            completion(2)
        } else {
            completion(3)
        }
    }
}

/// The body itself sets it in between.
func fill(_ gauge: Gauge, completion: @escaping (Int) -> Void) {
    let before = gauge.depth
    gauge.depth = .high
    if before == .low { completion(1) }  // want "double-resume: .completion."
    if let depth = gauge.depth, depth == .high {
        completion(2)
    } else {
        completion(3)
    }
}
