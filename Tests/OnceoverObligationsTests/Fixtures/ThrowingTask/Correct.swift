// verdicts: 8 proved, 0 assumed, 0 violated, 0 unknown

func weigh(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    Task {
        do {
            completion(try await yard.weigh(ship))
        } catch {
            completion(-1)
        }
    }
}

func weigh(_ ship: Ship, yard: Yard, reply: @escaping (Int?) -> Void) {
    Task { reply(try? await yard.weigh(ship)) }
}

func weigh(_ ship: Ship, yard: Yard) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        Task {
            async let weight = yard.weigh(ship)
            do {
                let sum = try await weight + yard.count()
                continuation.resume(returning: sum)
            } catch { continuation.resume(throwing: error) }
        }
    }
}

func count(_ yard: Yard, completion: @escaping (Int) -> Void) {
    Task { @MainActor in
        let all = await yard.count()
        completion(all)
    }
}

// What is captured may be made by a closure of its own, which is not the task's.
func count(_ ships: [Ship], completion: @escaping (Int) -> Void) {
    Task { [crews = ships.map { $0.crew }, berths = ships.filter { $0.isDocked }] in
        completion(crews.count + berths.count)
    }
}

/// Nobody keeps the task, so nobody cancels it.
func rest(_ yard: Yard, completion: @escaping () -> Void) {
    Task {
        try await Task.sleep(nanoseconds: 1_000)
        completion()
    }
    yard.log("resting")
}

func rest(_ yard: Yard, reply: @escaping (Int) -> Void) {
    DispatchQueue.main.async {
        _ = Task.detached { @Sendable in
            try Task.checkCancellation()
            reply(await yard.count())
        }
    }
}

func rest(_ yard: Yard, clock: ContinuousClock) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        Task<Void, any Error> {
            try await clock.sleep(for: .seconds(1))
            continuation.resume(returning: await yard.count())
        }
    }
}
