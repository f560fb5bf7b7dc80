// verdicts: 7 proved, 0 assumed, 0 violated, 0 unknown

func sound(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    var isTold = false
    if yard.isOpen {
        completion(true)
        isTold = true
    }
    if !isTold { completion(false) }
}

func sound(depth: Int, completion: @escaping (Bool) -> Void) {
    if depth > 3 { completion(true) }
    if depth <= 3 { completion(false) }
}

func sound(isDeep: Bool, done: @escaping () -> Void) {
    if isDeep { done() }
    guard !isDeep else { return }
    done()
}

func sound(_ ship: Ship?, done: @escaping (Int) -> Void) {
    if let ship { done(ship.crew) }
    if ship == nil { done(0) }
}

func sound(_ yard: Yard, tries: Int) async -> Bool {
    await withCheckedContinuation { continuation in
        let isDone = tries == 0
        if isDone { continuation.resume(returning: false) }
        yard.log("tried")
        if isDone == false { continuation.resume(returning: true) }
    }
}

func sound(_ yard: Yard, ship: Ship, done: @escaping (Int) -> Void) {
    var failure: Spill?
    if ship.crew == 0 { failure = .oil }
    if failure != nil { return done(1) }
    guard failure == nil else { return }
    done(0)
}

func sound(isDeep: Bool, isCold: Bool, done: @escaping (Int) -> Void) {
    let isBoth = isDeep && isCold
    if isBoth { done(1) }
    if !isBoth { done(0) }
}
