// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

struct HarbourClient {
    var weigh: (Ship) async -> Int
}

extension HarbourClient: DependencyKey {
    static let live = HarbourClient(weigh: { ship in
        await withCheckedContinuation { continuation in
            do {
                continuation.resume(returning: try crane.lift(ship))
            } catch {
                continuation.resume(returning: 0)
            }
        }
    })
}

Task {
    await withCheckedContinuation { continuation in
        continuation.resume()
    }
}
