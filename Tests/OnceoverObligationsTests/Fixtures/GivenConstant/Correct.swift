// verdicts: 3 proved, 0 violated, 0 unknown

final class Office {
    // What the caller gives, or leaves out, decides which way it goes.
    private func refuse(_ spill: Spill, tell: @escaping (Spill) -> Void, unless: ((Spill) -> Bool)? = nil) {
        if let unless, unless(spill) { return }
        tell(spill)
    }

    private func note(_ ship: Ship, force: Bool = true, tell: @escaping (Ship) -> Void) {
        guard force || ship.isDocked else { return }
        tell(ship)
    }

    func ask(completion: @escaping (Spill) -> Void) {
        refuse(.oil, tell: completion)
    }

    func enter(_ ship: Ship, completion: @escaping (Ship) -> Void) {
        note(ship, tell: completion)
    }

    func leave(_ ship: Ship, completion: @escaping (Ship) -> Void) {
        note(ship, force: true) { completion($0) }
    }
}
