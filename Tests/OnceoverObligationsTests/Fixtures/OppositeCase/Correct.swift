// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

enum Catch {
    case landed(Int), lost
}

/// What is not the one is the other, wherever it is asked.
func weigh(_ haul: Catch, completion: @escaping (Int) -> Void) {
    if case .landed(let weight) = haul { completion(weight) }
    print("weighed")
    if case .lost = haul { completion(0) }
}

func judge(_ weight: Int, completion: @escaping (Int) -> Void) {
    let haul = weight > 3 ? Catch.landed(weight) : .lost
    if case .lost = haul { return completion(0) }
    if case .landed(let weight) = haul { completion(weight) }
}
