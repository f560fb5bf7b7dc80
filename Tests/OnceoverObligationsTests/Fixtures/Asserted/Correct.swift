// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown

// An assertion says that nobody comes this way.
func moor(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
    guard yard.isOpen else {  // assumes asserted-unreachable
        assertionFailure("the yard is shut")
        return
    }
    completion(ship.crew)
}

func find(_ name: String, in yard: any Yard) async -> Ship {
    await withCheckedContinuation { continuation in
        guard let ship = yard.find(name) else { return assertionFailure("no \(name)") }  // assumes asserted-unreachable
        continuation.resume(returning: ship)
    }
}

func weigh(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
    do {
        completion(try yard.moor(ship))
    } catch {  // assumes asserted-unreachable
        assertionFailure("\(error)")
    }
}
