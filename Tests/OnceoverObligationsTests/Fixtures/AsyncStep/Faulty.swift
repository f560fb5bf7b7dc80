// verdicts: 0 proved, 2 violated, 0 unknown

/// A handler that is not awaited is one all the same.
func launch(_ ship: Ship, in yard: Yard, completion: @escaping (Int) -> Void) async throws {
    let weight = try await yard.weigh(ship)
    guard weight > 0 else { return }  // want "unresumed-path"
    completion(weight)
}

func launch(_ ship: Ship, in yard: Yard, handler: @escaping (Int) async -> Void) {
    Task {
        let count = await yard.count()
        guard count > 0 else { return }  // want "unresumed-path"
        await handler(count)
    }
}
