// verdicts: 0 proved, 1 assumed, 0 violated, 2 unknown
// proofs assume: unseen-callback-once

/// FIXME: unknown, because nobody sees who calls what is kept in a collection.
func hoist(_ key: Int, completion: @escaping (Int) -> Void) {
    let table: [Int: () -> Void] = [1: { completion(1) }]
    table[key]?()
}

/// FIXME: unknown as well.
func hoist(_ ship: Ship, completion: @escaping (Int) -> Void) {
    var later: [() -> Void] = []
    later.append { completion(ship.crew) }
}

/// FIXME: unknown as well: one of them is run, and not both.
func hoist(_ yard: Yard, completion: @escaping (Int) -> Void) {
    let both = [{ completion(1) }, { completion(2) }]
    both[yard.isOpen ? 0 : 1]()
}
