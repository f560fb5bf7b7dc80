// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func dock(_ name: String, yard: Yard, completion: @escaping (Ship) -> Void) {
    guard let ship = yard.find(name) else { return }  // want "unresumed-path: .completion."
    completion(ship)
}

func dock(all names: [String], yard: Yard, completion: @escaping (Int) -> Void) {
    guard !names.isEmpty, yard.isOpen else {  // want "unresumed-path: .completion."
        yard.log("nothing to do")
        return
    }
    completion(names.count)
}

func tally(_ yard: Yard, completionHandler: @escaping (Int) -> Void) {
    guard yard.isOpen else { return completionHandler(0) }
    guard let first = yard.ships.first else { return }  // want "unresumed-path: .completionHandler."
    completionHandler(first.crew)
}

func tow(_ yard: Yard) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        guard yard.isOpen else {  // want "unresumed-path: .continuation."
            return
        }
        continuation.resume(throwing: Spill.oil)
    }
}
