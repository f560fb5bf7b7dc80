// verdicts: 4 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name

struct Signals {
    let radio: any Radio

    func lower(completion: @escaping () -> Void) {
        change(isQuiet: true, completion)
    }

    /// The default says the same.
    func hoist(completion: @escaping () -> Void) {
        change(completion)
    }

    private func change(isQuiet: Bool = true, _ then: @escaping () -> Void) {
        guard isQuiet else { return radio.signal() }
        then()
    }

    func report(_ ship: Ship, completion: @escaping (String) -> Void) {
        tell(ship, completion)
    }

    func report(completion: @escaping (String) -> Void) {
        tell(Ship(), completion, unless: nil)
    }

    private func tell(_ ship: Ship, _ answer: @escaping (String) -> Void, unless isKnown: ((Ship) -> Bool)? = nil) {
        if let isKnown, isKnown(ship) { return }
        answer(ship.name)
    }
}

protocol Pilotage: AnyObject {
    var steer: ((@escaping () -> Void) -> Void)? { get }
}

final class Helm {
    weak var pilot: (any Pilotage)?

    /// What a chain gives is not nil, nor is what it was taken from.
    func steer(completion: @escaping () -> Void) {
        if pilot?.steer != nil {
            pilot?.steer?(completion)
        } else {
            completion()
        }
    }
}
