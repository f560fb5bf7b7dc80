// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

protocol Wreck {
    @discardableResult
    func then(_ next: @escaping (Ship) throws -> Void) -> any Wreck
    @discardableResult
    func `catch`(_ recover: @escaping (any Error) -> Void) -> any Wreck
}

// Two chains are two sources.
func salvage(_ wreck: any Wreck, _ other: any Wreck, completion: @escaping ((any Error)?) -> Void) {
    other.catch { completion($0) }
    queue.async {
        wreck.then { print($0) }
        completion(nil)  // want "double-resume: .completion."
    }
}

func raise(_ wreck: any Wreck, completion: @escaping ((any Error)?) -> Void) {
    wreck.then { ship in
        if ship.isDocked { return }  // want "unresumed-path: .completion."
        completion(nil)
    }
}

// It has called already when it throws.
func abandon(_ wreck: any Wreck, completion: @escaping ((any Error)?) -> Void) {
    wreck.then { ship in
        completion(nil)
        try sound(ship)
    }.catch {
        completion($0)  // want "double-resume: .completion."
    }
}

// It has neither called nor thrown.
func leave(_ wreck: any Wreck, completion: @escaping ((any Error)?) -> Void) {
    wreck.then { ship in
        if ship.isDocked { return }  // want "unresumed-path: .completion."
        completion(nil)
    }.catch {
        completion($0)
    }
}

func sound(_ ship: Ship) throws {}
