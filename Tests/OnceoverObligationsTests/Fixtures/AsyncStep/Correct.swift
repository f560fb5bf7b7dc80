// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

// What is awaited is a step of its caller, who hears of the error.
func board(_ ship: Ship, yard: Yard, handler: @escaping @Sendable (Ship) async throws -> Void) async throws {
    guard ship.isDocked else { return }
    _ = try yard.moor(ship)
    try await handler(ship)
}

func board(_ ship: Ship, completion: @escaping (Ship) async -> Void) async {
    await completion(ship)
}

/// Here it is the caller who waits for the handler.
func launch(_ ship: Ship, in yard: Yard, completion: @escaping (Int) async -> Void) {
    Task { await completion(await yard.count()) }
}

enum Survey {
    typealias Step = (_ ship: Ship) throws -> Bool
}

/// What throws, and answers itself, is a step that its caller hears of.
func survey(_ ship: Ship, completion: Survey.Step? = nil) throws -> Bool {
    guard ship.isDocked else { return false }
    return try completion?(ship) ?? true
}
