// verdicts: 2 proved, 2 assumed, 1 violated, 0 unknown
// proofs assume: completion-by-name, gives-value-or-error
final class Crow {
    let nest: Nest

    func look() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            nest.sight { distance, error in
                if let distance {
                    continuation.resume(returning: distance)
                } else if let error {
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    func listen() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            nest.hear { distance, error in
                if let distance {
                    continuation.resume(returning: distance)
                } else if let error {  // want "unresumed-path: `continuation` is not resumed"
                    continuation.resume(throwing: error)
                }
            }
        }
    }
}
