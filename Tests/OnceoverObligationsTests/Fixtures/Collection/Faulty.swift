// verdicts: 2 proved, 1 violated, 0 unknown

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

/// FIXME: the two closures of the array are not run where they are put into it.
func hoist(_ yard: Yard, completion: @escaping (Int) -> Void) {
    let both = [{ completion(1) }, { completion(2) }]  // want "double-resume: .completion."
    both[yard.isOpen ? 0 : 1]()
}
