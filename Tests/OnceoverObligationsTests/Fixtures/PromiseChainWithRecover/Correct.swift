// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs

protocol Passage {
    @discardableResult
    func done(_ next: @escaping (Ship) throws -> Void) -> any Passage
    @discardableResult
    func recover(_ mend: @escaping (any Error) -> any Passage) -> any Passage
    @discardableResult
    func `catch`(_ handle: @escaping (any Error) -> Void) -> any Passage
}

/// The first `done` passes the ship on.
func sail(_ passage: any Passage, yard: any Yard, completion: @escaping ((any Error)?) -> Void) {
    passage.done { ship in
        if ship.isDocked { yard.log(ship.name) }
    }.done { _ in
        completion(nil)
    }.catch { error in
        completion(error)
    }
}

/// What mends gives a ship, or the error.
func mend(_ passage: any Passage, _ other: any Passage, completion: @escaping ((any Error)?) -> Void) {
    passage.recover { error in
        if error is Spill { return other }
        return passage
    }.done { _ in
        completion(nil)
    }.catch { error in
        completion(error)
    }
}
