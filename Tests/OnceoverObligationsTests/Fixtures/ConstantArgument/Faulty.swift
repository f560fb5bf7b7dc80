// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

struct Signals {
    let radio: any Radio

    func lower(completion: @escaping () -> Void) {  // want "unresumed-path: .completion. is never called"
        change(isQuiet: false, completion)
    }

    func hoist(_ isQuiet: Bool, completion: @escaping () -> Void) {
        change(isQuiet: isQuiet, completion)  // want "unresumed-path"
    }

    private func change(isQuiet: Bool = true, _ then: @escaping () -> Void) {
        guard isQuiet else { return radio.signal() }
        then()
    }

    func report(_ ship: Ship, completion: @escaping (String) -> Void) {
        tell(ship, completion, unless: { $0.isDocked })  // want "unresumed-path"
    }

    private func tell(_ ship: Ship, _ answer: @escaping (String) -> Void, unless isKnown: ((Ship) -> Bool)? = nil) {
        if let isKnown, isKnown(ship) { return }
        answer(ship.name)
    }
}

protocol Pilotage: AnyObject {
    var steer: ((@escaping () -> Void) -> Void)? { get }
    var anchor: ((@escaping () -> Void) -> Void)? { get }
}

final class Helm {
    weak var pilot: (any Pilotage)?

    func steer(completion: @escaping () -> Void) {
        if pilot?.steer != nil {
            pilot?.anchor?(completion)  // want "droppable-callback"
        } else {
            completion()
        }
    }
}
