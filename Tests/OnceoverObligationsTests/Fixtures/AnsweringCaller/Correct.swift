// verdicts: 0 proved, 0 violated, 4 unknown
struct Fleet {
    let ships: [Ship]

    /// It calls the handler itself when all have arrived; the helper only has it, too.
    func arrive(completion: @escaping (Int) -> Void) {
        let group = DispatchGroup()
        for ship in ships { moor(ship, in: group, completion: completion) }
        group.notify(queue: .main) { completion(ships.count) }
    }

    private func moor(_ ship: Ship, in group: DispatchGroup, completion: @escaping (Int) -> Void) {
        group.enter()
        ship.moor { group.leave() }
    }

    /// It does so behind the call.
    func leave(completion: @escaping () -> Void) {
        signal(completion: completion)
        completion()
    }

    private func signal(completion: @escaping () -> Void) { print(ships) }
}
