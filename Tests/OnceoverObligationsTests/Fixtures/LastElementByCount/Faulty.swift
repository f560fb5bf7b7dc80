// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

// What nobody counts may be nothing.
func moor(_ ships: [Ship], at harbour: Harbour, completion: @escaping (Int) -> Void) {
    harbour.moor(ships) { berths in
        for berth in berths {
            return completion(berth.number)
        }
    }
}  // want "unresumed-path: .completion."

// Not what a callback gives, but the caller.
func greet(_ ships: [Ship], by radio: any Radio, completion: @escaping (Int) -> Void) {
    var done = 0
    ships.forEach { ship in  // want "unresumed-path: .completion."
        done += 1
        if done == ships.count { completion(done) }
    }
}

// The number of another list is asked for.
func name(_ ships: [Ship], at harbour: Harbour, completion: @escaping (String) -> Void) {
    harbour.names(of: ships) { names in
        if ships.count == 1 { print("one") }
        for name in names {
            return completion(name)
        }
    }
}  // want "unresumed-path: .completion."
