// verdicts: 4 proved, 0 violated, 2 unknown

/// Each gives back a closure that calls the handler when it is called itself.
func arrived(_ completion: @escaping (Int) -> Void) -> () -> Void { return { completion(1) } }
func sank(_ completion: @escaping (Int) -> Void) -> () -> Void { { completion(0) } }

/// One of the two is called, by somebody else.
func cross(_ ferry: Ferry, completion: @escaping (Int) -> Void) {
    ferry.cross(success: arrived(completion), failure: sank(completion))
}

func weigh(_ ship: Ship) -> Promise<Void> {
    Promise { seal in
        guard !ship.isEmpty else { return seal.fulfill_() }
        seal.fulfill(())
    }
}

/// Both are held by one closure, which calls one of them.
func landed(success: @escaping (Int) -> Void, failure: @escaping (Spill) -> Void) -> (Result<Int, Spill>) -> Void {
    return {
        switch $0 {
        case .success(let cargo): success(cargo)
        case .failure(let spill): failure(spill)
        }
    }
}

func land(_ ferry: Ferry, success: @escaping (Int) -> Void, failure: @escaping (Spill) -> Void) {
    ferry.land(then: landed(success: success, failure: failure))
}
