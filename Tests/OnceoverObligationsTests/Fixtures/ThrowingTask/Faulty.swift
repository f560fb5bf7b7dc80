// verdicts: 0 proved, 0 assumed, 7 violated, 0 unknown

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

/// Who keeps the task may cancel it.
func rest(_ yard: Yard, completion: @escaping () -> Void) {
    let rest = Task {
        try await Task.sleep(nanoseconds: 1_000)  // want "unresumed-path: .completion."
        completion()
    }
    yard.log("\(rest.isCancelled)")
}

func rest(_ completion: @escaping () -> Void) -> Task<Void, any Error> {
    Task {
        try await Task.sleep(nanoseconds: 1_000)  // want "unresumed-path: .completion."
        completion()
    }
}

/// The group cancels what it has begun.
func rest(_ yard: Yard, done: @escaping () -> Void) {
    Task {
        await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await Task.sleep(nanoseconds: 1_000)  // want "unresumed-path: .done."
                done()
            }
        }
    }
    yard.log("resting")
}

/// What is not a rest throws for reasons of its own.
func rest(_ ship: Ship, yard: Yard, reply: @escaping (Int) -> Void) {
    Task {
        try await Task.sleep(nanoseconds: 1_000)
        reply(try await yard.weigh(ship))  // want "unresumed-path: .reply."
    }
    yard.log("resting")
}
