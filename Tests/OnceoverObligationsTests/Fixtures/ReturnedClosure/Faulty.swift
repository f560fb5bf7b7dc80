// verdicts: 1 proved, 0 assumed, 3 violated, 2 unknown

func arrived(_ completion: @escaping (Int) -> Void) -> () -> Void { return { completion(1) } }

func cross(_ ferry: Ferry, completion: @escaping (Int) -> Void) {
    guard ferry.isFree else { return }  // want "unresumed-path: .completion. is not called on this path"
    ferry.cross(then: arrived(completion))
}

func weighed(_ answer: @escaping (Int) -> Void) -> (Ship?) -> Void {
    { ship in
        guard let ship else { return }
        answer(ship.cargo)
    }
}

func weigh(_ ferry: Ferry, completion: @escaping (Int) -> Void) {
    ferry.weigh(then: weighed(completion))  // want "unresumed-path: .weighed. can return without"
}

/// Nobody calls what it is given back, and nobody can see it here.
func forget(completion: @escaping (Int) -> Void) { _ = arrived(completion) }

/// Where the closure forgets one, it is blamed there, and not who asks for it.
func landed(success: @escaping (Int) -> Void, failure: @escaping (Spill) -> Void) -> (Result<Int, Spill>) -> Void {
    return {
        switch $0 {
        case .success(let cargo): success(cargo)
        case .failure: break  // want "unresumed-path: neither .success. nor .failure. is called on this path"
        }
    }
}

func land(_ ferry: Ferry, success: @escaping (Int) -> Void, failure: @escaping (Spill) -> Void) {
    ferry.land(then: landed(success: success, failure: failure))
}
