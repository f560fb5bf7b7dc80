// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func moor(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    do {
        let berth = try yard.moor(ship)
        completion(berth)
    } catch {  // want "unresumed-path: .completion."
        yard.log("\(error)")
    }
}

func moor(_ ship: Ship, yard: Yard) async -> Int {
    await withCheckedContinuation { continuation in
        do {
            continuation.resume(returning: try yard.moor(ship))
        } catch Spill.oil {  // want "unresumed-path: .continuation."
            yard.log("oil")
        } catch {
            continuation.resume(returning: 0)
        }
    }
}

func quietly(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    guard let berth = try? yard.moor(ship) else {  // want "unresumed-path: .completion."
        return
    }
    completion(berth)
}

/// Two places throw, but there is one line to mend, so that one finding is enough.
func every(_ ships: [Ship], yard: Yard, completion: @escaping ([Int]) -> Void) {
    do {
        let berths = try ships.map { try yard.moor($0) }
        completion(berths)
    } catch {  // want "unresumed-path: .completion."
        yard.log("\(error)")
    }
}
