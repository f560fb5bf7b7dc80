// verdicts: 0 proved, 2 assumed, 0 violated, 2 unknown
struct Fleet {
    let ships: [Ship]

    /// It calls the handler itself when all have arrived; the helper only has it, too.
    func arrive(completion: @escaping (Int) -> Void) {
        let group = DispatchGroup()
        for ship in ships { moor(ship, in: group, completion: completion) }
        group.notify(queue: .main) { completion(ships.count) }
    }

    private func moor(_ ship: Ship, in group: DispatchGroup, completion: @escaping (Int) -> Void) {  // assumes callers-answer
        group.enter()
        ship.moor { group.leave() }
    }

    /// It does so behind the call.
    func leave(completion: @escaping () -> Void) {
        signal(completion: completion)
        completion()
    }

    private func signal(completion: @escaping () -> Void) { print(ships) }  // assumes callers-answer
}
