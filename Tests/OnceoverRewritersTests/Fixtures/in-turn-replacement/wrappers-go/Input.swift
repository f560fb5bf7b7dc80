struct Broken: Error {}

final class Mill: Sendable {
    /// Grinds.
    ///
    /// - Parameter completion: called with the flour, or an error.
    func grind(_ sacks: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        guard sacks > 0 else {
            completion(nil, Broken())
            return
        }
        completion(sacks * 10, nil)
    }

    func grind(_ sacks: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            grind(sacks) { flour, error in
                if let flour { continuation.resume(returning: flour) } else { continuation.resume(throwing: error!) }
            }
        }
    }

    // MARK: - Selling

    func sell(completion: @escaping @Sendable (Int) -> Void) {
        grind(2) { flour, _ in completion(flour ?? 0) }
    }

    var price: Int { 3 }
}

extension Mill {
    func rest(completion: @escaping @Sendable () -> Void) { completion() }
}

// By hand.
extension Mill {
    func rest() async {
        await withCheckedContinuation { continuation in rest { continuation.resume() } }
    }
}

@MainActor func work(_ mill: Mill) {
    mill.grind(1) { flour, error in print(flour as Any, error as Any) }
}

func workOn(_ mill: Mill) async throws -> Int {
    let flour = try await mill.grind(3)
    await mill.rest()
    return flour + mill.price
}
