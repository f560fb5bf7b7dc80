// verdicts: 4 proved, 2 assumed, 0 violated, 1 unknown
// proofs assume: unseen-callback-once

protocol Press {
    func stamp(_ work: @escaping (_ sheet: Int, _ completion: @escaping (Int) -> Void) throws -> Void)
    func hold(_ work: () throws -> Void) throws
}

/// Whoever runs the closure hears of the error.
func stamp(_ press: Press, yard: Yard, ship: Ship) {
    press.stamp { sheet, completion in
        let berth = try yard.moor(ship)
        completion(sheet + berth)
    }
}

/// What the closure throws comes out of the call.
func hold(_ press: Press, yard: Yard, ship: Ship) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        do {
            try press.hold {
                let berth = try yard.moor(ship)
                continuation.resume(returning: berth)
            }
        } catch {
            continuation.resume(throwing: error)
        }
    }
}

/// So does what a loop throws that waits for the next of many.
func hear(_ radio: Channel, completion: @escaping (Result<Int, any Error>) -> Void) {
    Task {
        do {
            try await radio.open { answer in
                var last = 0
                for try await message in answer.messages { last = message.number }
                completion(.success(last))
            }
        } catch {
            completion(.failure(error))
        }
    }
}

/// A closure that an outer variable is given runs where that is called.
func hold(_ radio: Radio, yard: Yard, completion: @escaping () -> Void) {
    var end = completion
    yard.ships.forEach { ship in
        end = {
            yard.log(ship.name)
            completion()
        }
    }
    radio.wait { end() }
}

/// Making a case throws nothing.
func tell(_ radio: Radio, closure completion: @escaping (Result<Int, Spill>) throws -> Void) {
    radio.wait { try? completion(.success(1)) }
}

protocol Berths { func map<Answer>(_ change: (Ship) throws -> Answer) -> Result<Answer, any Error> }

/// Nothing comes out of a call that is not tried: what the closure throws is in the result.
func moor(_ berths: Berths, yard: Yard, completion: @escaping (Result<Int, any Error>) -> Void) {
    let berth = berths.map { ship in try yard.moor(ship) }
    completion(berth)
}

/// The error ends the program.
func moor(_ ship: Ship, in yard: any Yard, under lock: NSLock, completion: @escaping (Int) -> Void) {
    // swift-format-ignore: NeverUseForceTry
    try! lock.withLock {
        let berth = try yard.moor(ship)
        completion(berth)
    }
}
