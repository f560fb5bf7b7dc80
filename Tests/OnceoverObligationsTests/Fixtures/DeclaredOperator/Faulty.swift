// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

infix operator ~>
infix operator |>

extension Ship {
    static func |> (ship: Ship, tell: (Bool) -> Void) {
        if ship.isDocked { tell(true) }
    }
}

func report(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    ship |> completion  // want "unresumed-path: .... can return without"
}

func ~> (result: Result<Int, any Error>, continuation: CheckedContinuation<Int, any Error>) {
    continuation.resume(with: result)
}

func weigh(_ scale: Scale) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        scale.weigh { result in
            result ~> continuation
            continuation.resume(returning: 0)  // want "double-resume: .continuation."
        }
    }
}

infix operator ~>>

func ~>> (isAfloat: Bool, body: () -> Void) {
    if isAfloat { body() }
}

func moor(_ ship: Ship, completion: @escaping (Int) -> Void) {
    ship.isAfloat ~>> { completion(ship.berth) }  // want "unresumed-path: .completion."
}
