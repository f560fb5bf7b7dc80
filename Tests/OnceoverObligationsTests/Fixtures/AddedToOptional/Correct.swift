// verdicts: 2 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs, unseen-callback-once

extension Optional {
    func ifThere(_ body: (Wrapped) -> Void) {
        if let self { body(self) }
    }

    func match(some: (Wrapped) -> Void, none: () -> Void) {
        if let self { some(self) } else { none() }
    }
}

func hail(_ yard: Yard, completion: @escaping (Ship?) -> Void) {
    yard.hail { ship in
        ship.match(some: { completion($0) }, none: { completion(nil) })
    }
}

/// It is there, as the condition says.
func moor(_ ship: Ship?, completion: @escaping (Ship?) -> Void) {
    guard ship != nil else { return completion(nil) }
    ship.ifThere { completion($0) }
}

func log(_ ship: Ship?, completion: @escaping () -> Void) {
    ship.ifThere { log($0.name) }
    completion()
}
