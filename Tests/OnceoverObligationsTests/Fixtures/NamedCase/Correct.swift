// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown

enum Tide { case low, high }

func sound(_ depths: [Int], completion: @escaping (Int) -> Void) {
    var tide = Tide.low
    for depth in depths where depth > 5 {
        completion(depth)
        tide = .high
        break
    }
    switch tide {
    case .low: completion(0)
    case .high: return
    }
}

func chart(_ depths: [Int], completion: @escaping (Int) -> Void) {
    var told = 0
    if let depth = depths.first {
        completion(depth)
        told = 1
    }
    if told == 0 { completion(0) }
}

func plumb(_ depths: [Int], completion: @escaping (Int) -> Void) {
    var state = "asked"
    if let depth = depths.first {
        completion(depth)
        state = "told"
    }
    guard state != "told" else { return }
    completion(0)
}

func count(_ depths: [Int], completion: @escaping (Int) -> Void) {
    var shallow = 0
    for depth in depths where depth < 5 { shallow += 1 }
    if shallow == 0 { return completion(-1) }
    completion(shallow)
}
