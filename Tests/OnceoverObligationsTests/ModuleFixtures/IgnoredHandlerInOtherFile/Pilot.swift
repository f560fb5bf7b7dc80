final class Pilot {
    func meet(_ ship: Ship, completion: @escaping (Int) -> Void) {  // want "unresumed-path: `completion`"
        Task { print(ship.name) }
    }

    func lead(_ ship: Ship, completion: @escaping (Int) -> Void) { queue.async { completion(ship.crew) } }
}
