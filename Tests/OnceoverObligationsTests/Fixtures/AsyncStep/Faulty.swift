// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

func board(_ ship: Ship, done: @escaping (Ship) -> Void) async {
    guard ship.isDocked else { return }  // want "unresumed-path: .done."
    done(ship)
}

// Its name says that it is told of the end, however it is called.
func board(_ ship: Ship, completion: @escaping (Ship) async -> Void) async {
    guard ship.isDocked else { return }  // want "unresumed-path: .completion."
    await completion(ship)
}

func launch(_ ship: Ship, in yard: Yard, completion: @escaping (Int) async -> Void) {
    Task {
        let count = await yard.count()
        guard count > 0 else { return }  // want "unresumed-path"
        await completion(count)
    }
}
