// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

enum Tide { case low, high }

func sound(_ depths: [Int], completion: @escaping (Int) -> Void) {
    var tide = Tide.low
    if let depth = depths.first {
        completion(depth)
        if depth > 3 { tide = Tide.high }
    }
    if tide == .low { completion(0) }  // want "double-resume: .completion."
}

func chart(_ depths: [Int], completion: @escaping (Int) -> Void) {
    var told = 0
    if let depth = depths.first {
        completion(depth)  // want "double-resume: .completion."
        told = 0
    }
    if told == 0 { completion(0) }
}

func plumb(_ depths: [Int], completion: @escaping (Int) -> Void) {
    var state = "asked"
    if depths.isEmpty { state = "empty" }
    if state == "empty" { completion(0) }
    if state == "told" { completion(1) }  // want "unresumed-path: .completion."
}
