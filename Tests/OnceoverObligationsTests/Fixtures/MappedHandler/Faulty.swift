// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func moor(_ ship: Ship, completion: ((Bool) -> Void)?) {
    if ship.isAfloat { completion?(true) }  // want "double-resume: .completion."
    completion.map { $0(false) }
}

func load(_ ship: Ship, completion: ((Int) -> Void)?) {
    ship.load { cargo in
        completion.map { tell in tell(cargo) }
    }
    completion?(0)  // want "double-resume: .completion."
}

func weigh(_ ship: Ship, completion: ((Int) -> Void)?) {
    guard ship.isAfloat else { return }  // want "unresumed-path: .completion."
    _ = completion.flatMap { $0(ship.weight) }
}

func hail(_ ship: Ship, completion: ((Int) -> Void)? = nil) {
    completion.map { $0(1) }
    completion.map { $0(2) }  // want "double-resume: .completion."
}
