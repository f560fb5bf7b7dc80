// verdicts: 1 proved, 0 assumed, 2 violated, 2 unknown
final class Pier {
    let pilot = Pilot()

    /// The pilot is to blame, who does nothing with it. Whoever knows him calls it.
    func dock(_ ship: Ship, completion: @escaping (Int) -> Void) {
        pilot.meet(ship, completion: completion)
        completion(1)
    }

    /// Who trusts him is not blamed.
    func moor(_ ship: Ship, completion: @escaping (Int) -> Void) { pilot.meet(ship, completion: completion) }

    func land(_ ship: Ship, completion: @escaping (Int) -> Void) {
        pilot.lead(ship, completion: completion)
        completion(1)  // want "double-resume: `completion`"
    }
}
