// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

protocol Press {
    func stamp(_ work: @escaping (_ sheet: Int, _ completion: @escaping (Int) -> Void) -> Void)
    func hold(_ work: () -> Void) throws
}

/// The error is caught, and nobody hears of it.
func stamp(_ press: Press, yard: Yard, ship: Ship) {
    press.stamp { sheet, completion in
        do {
            completion(try yard.moor(ship))
        } catch {  // want "unresumed-path: .completion."
            yard.log("\(error)")
        }
    }
}

func hold(_ press: Press, yard: Yard, ship: Ship) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        do {
            try press.hold {
                guard let berth = try? yard.moor(ship) else { return }  // want "unresumed-path: .continuation."
                continuation.resume(returning: berth)
            }
        } catch {
            continuation.resume(throwing: error)
        }
    }
}

/// A task's error goes nowhere.
func hold(_ yard: Yard, ship: Ship) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        Task {
            let berth = try await yard.weigh(ship)  // want "unresumed-path: .continuation."
            continuation.resume(returning: berth)
        }
    }
}

func moor(_ ship: Ship?, yard: Yard, completion: @escaping (Int?) -> Void) {
    do {
        let berth = try ship.map { ship in try yard.moor(ship) }
        completion(berth)
    } catch {  // want "unresumed-path: .completion."
        yard.log("\(error)")
    }
}
