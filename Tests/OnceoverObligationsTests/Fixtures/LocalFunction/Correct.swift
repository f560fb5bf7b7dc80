// verdicts: 3 proved, 4 assumed, 0 violated, 1 unknown
// proofs assume: completion-by-name, unseen-callback-once

func gather(_ yard: Yard, completion: @escaping (Int) -> Void) {
    func finish(_ sum: Int) { completion(sum) }
    if yard.isOpen { return finish(1) }
    finish(2)
}

func gather(_ radio: Radio, completion: @escaping (Int) -> Void) {
    radio.wait(finish)
    func finish() { completion(0) }
}

func gather(_ yard: Yard, ship: Ship) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        func finish(_ result: Result<Int, any Error>) { continuation.resume(with: result) }
        do { finish(.success(try yard.moor(ship))) } catch { finish(.failure(error)) }
    }
}

func gather(_ ships: [Ship], completion: @escaping (Int) -> Void) {
    func first() { second() }
    func second() { completion(ships.count) }
    first()
}

// With its labels, a local function is the same.
func hail(_ radio: Radio, completion: @escaping (Ship?) -> Void) {
    func finish(_ ship: Ship?, _ error: (any Error)?) { completion(ship) }
    radio.hail("ahoy", completion: finish(_:_:))
}

// What a call leaves out keeps its default; the handler goes to the parameter that has its label.
func call(_ name: String, radio: Radio, completion: @escaping (Ship?) -> Void) {
    func call(delay: Int = 1, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { ship, _ in
            if ship == nil, delay < 60 { return call(delay: delay * 2, completion: completion) }
            completion(ship)
        }
    }
    call(completion: completion)
}

// Behind the parentheses it has none.
func moor(_ radio: Radio, completion: @escaping () -> Void) {
    func again(times: Int = 3, then: @escaping () -> Void) { radio.wait(then) }
    again { completion() }
}
