// verdicts: 0 proved, 3 violated, 0 unknown

final class Office {
    private func refuse(_ spill: Spill, tell: @escaping (Spill) -> Void, unless: ((Spill) -> Bool)? = nil) {
        if let unless, unless(spill) { return }
        tell(spill)
    }

    private func note(_ ship: Ship, force: Bool = true, tell: @escaping (Ship) -> Void) {
        guard force || ship.isDocked else { return }
        tell(ship)
    }

    func ask(completion: @escaping (Spill) -> Void) {
        refuse(.oil, tell: completion, unless: { $0 == .grain })  // want "unresumed-path: .completion."
    }

    func enter(_ ship: Ship, force: Bool, completion: @escaping (Ship) -> Void) {
        note(ship, force: force, tell: completion)  // want "unresumed-path: .completion. is not called where .note."
    }

    func leave(_ ship: Ship, completion: @escaping (Ship) -> Void) {
        note(ship, force: false) { completion($0) }  // want "unresumed-path: .completion."
    }
}
