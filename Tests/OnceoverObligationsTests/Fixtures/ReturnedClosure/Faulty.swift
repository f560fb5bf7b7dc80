// verdicts: 1 proved, 2 violated, 1 unknown

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
    ferry.weigh(then: weighed(completion))  // want "unresumed-path: .completion. is not called where .weighed. returns"
}

/// Nobody calls what it is given back, and nobody can see it here.
func forget(completion: @escaping (Int) -> Void) { _ = arrived(completion) }
