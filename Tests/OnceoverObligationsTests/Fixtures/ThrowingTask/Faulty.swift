// verdicts: 0 proved, 3 violated, 0 unknown

func weigh(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    Task {
        let weight = try await yard.weigh(ship)  // want "unresumed-path: .completion."
        completion(weight)
    }
}

func weigh(_ ship: Ship, yard: Yard, reply: @escaping (Int) -> Void) {
    Task.detached {
        guard yard.isOpen else { throw Spill.grain }  // want "unresumed-path: .reply."
        reply(1)
    }
}

func weigh(_ ship: Ship, yard: Yard) async -> Int {
    await withCheckedContinuation { continuation in
        Task {
            if ship.isDocked { return }  // want "unresumed-path: .continuation."
            continuation.resume(returning: await yard.count())
        }
    }
}
