// verdicts: 4 proved, 0 assumed, 0 violated, 2 unknown

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

/// One closure of two handlers calls one of them.
func joined(success: @escaping (Int) -> Void, failure: @escaping () -> Void) -> (Int?) -> Void {
    return { number in
        if let number { success(number) } else { failure() }
    }
}

func cross(_ ferry: Ferry, success: @escaping (Int) -> Void, failure: @escaping () -> Void) {
    ferry.cross(then: joined(success: success, failure: failure))
}
