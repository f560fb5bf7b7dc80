// verdicts: 1 proved, 0 violated, 0 unknown

/// What an async function awaits is a part of its work.
func launch(_ ship: Ship, in yard: Yard, handler: @escaping (Int) async throws -> Void) async throws {
    let weight = try await yard.weigh(ship)
    guard weight > 0 else { return }
    try await handler(weight)
}

/// Here it is the caller who waits for the handler.
func launch(_ ship: Ship, in yard: Yard, completion: @escaping (Int) async -> Void) {
    Task { await completion(await yard.count()) }
}
