// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

extension Optional {
    func ifThere(_ body: (Wrapped) -> Void) {
        if let self { body(self) }
    }

    func orLog(_ body: (Wrapped) -> Void) {
        guard let value = self else { return log("none") }
        body(value)
    }

    func met(_ body: (Wrapped) -> Void) {
        switch self {
        case .some(let value): body(value)
        case .none: break
        }
    }
}

func hail(_ yard: Yard, completion: @escaping (Ship) -> Void) {
    yard.hail { ship in
        ship.ifThere { completion($0) }  // want "unresumed-path: .completion."
    }
}

func moor(_ ship: Ship?, completion: @escaping (Ship) -> Void) {
    ship.ifThere { completion($0) }  // want "unresumed-path: .completion."
}

func weigh(_ ship: Ship?, completion: @escaping (Ship) -> Void) {
    ship.orLog { completion($0) }  // want "unresumed-path: .completion."
}

final class Pier {
    private var guest: Ship?

    func guest(completion: @escaping (Ship) -> Void) {
        guest.met { completion($0) }  // want "unresumed-path: .completion."
    }
}
