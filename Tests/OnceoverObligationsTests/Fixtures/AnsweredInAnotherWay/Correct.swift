// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

enum Next { case again, over }

protocol Winch { func turn(_ work: @escaping (_ then: @escaping (Next) -> Void) -> Void) }

/// Who hears `.again` runs the closure once more.
func haul(_ winch: Winch, yard: Yard, completion: @escaping (Bool) -> Void) {
    winch.turn { then in
        guard yard.isOpen else {  // assumes told-elsewhere
            then(.again)
            return
        }
        completion(true)
        then(.over)
    }
}

protocol Buoy { func hear(_ heard: @escaping (Result<Ship, any Error>) -> Next) }

/// What the closure returns says whether it wants to hear more.
func listen(_ buoy: Buoy, completion: @escaping (Ship?) -> Void) {
    buoy.hear { result in
        switch result {
        case .failure: return .again  // assumes told-elsewhere
        case .success(let ship):
            completion(ship)
            return .over
        }
    }
}

/// The function's other closure is the answer.
func seek(_ name: String, yard: Yard, onMiss: @escaping () -> Void, completion: @escaping (Ship) -> Void) {
    if let ship = yard.find(name) {  // assumes told-elsewhere
        completion(ship)
    } else {
        onMiss()
    }
}

enum Refusal: Error { case full }

/// The case that is returned says who has the promise.
func enter(_ yard: Yard, promise: EventLoopPromise<Int>) -> Result<Int, Refusal> {
    write(yard, promise: promise)
}

private func write(_ yard: Yard, promise: EventLoopPromise<Int>) -> Result<Int, Refusal> {
    guard yard.isOpen else { return .failure(.full) }  // assumes told-by-result
    promise.succeed(1)
    return .success(1)
}
