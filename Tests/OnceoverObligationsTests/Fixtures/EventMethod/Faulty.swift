// verdicts: 0 proved, 2 violated, 0 unknown

final class Buoy {
    private var depth: Int?

    func sound(completion: @escaping (Int) -> Void) {
        guard let depth else { return }  // want "unresumed-path: .completion."
        completion(depth)
    }

    // The word only begins so.
    func onboard(_ ship: Ship, completion: @escaping (Int) -> Void) {
        guard ship.isDocked else { return }  // want "unresumed-path: .completion."
        completion(ship.crew)
    }
}
