// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown

func dock(_ name: String, yard: Yard, completion: @escaping (Ship?) -> Void) {
    guard let ship = yard.find(name) else { return completion(nil) }
    completion(ship)
}

func dock(all names: [String], yard: Yard, completion: @escaping (Int) -> Void) {
    guard !names.isEmpty, yard.isOpen else {
        completion(0)
        return
    }
    completion(names.count)
}

func tow(_ yard: Yard) async throws -> Ship {
    guard yard.isOpen else { throw Spill.oil }
    return try await withCheckedThrowingContinuation { continuation in
        guard let ship = yard.find("barge") else {
            continuation.resume(throwing: Spill.grain)
            return
        }
        continuation.resume(returning: ship)
    }
}

func check(_ yard: Yard, completion: @escaping () -> Void) {
    guard yard.isOpen else { preconditionFailure("closed") }
    completion()
}
