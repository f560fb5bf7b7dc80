struct Broken: Error {}

final class Mill: Sendable {
    /// Grinds.
    /// - Returns: The flour.
    /// - Throws: The error that ends the work.
    nonisolated(nonsending) func grind(_ sacks: Int) async throws -> Int {
        guard sacks > 0 else {
            throw Broken()
        }
        let answer: Int? = sacks * 10
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    // MARK: - Selling

    nonisolated(nonsending) func sell() async -> Int {
        let flour = try? await grind(2)
        return flour ?? 0
    }

    var price: Int { 3 }
}

extension Mill {
    nonisolated(nonsending) func rest() async {}
}

// By hand.

@MainActor func work(_ mill: Mill) {
    Task.immediate {
        let flour: Int?
        let error: (any Error)?
        do {
            flour = try await mill.grind(1)
            error = nil
        } catch let caught {
            flour = nil
            error = caught
        }
        print(flour as Any, error as Any)
    }
}

func workOn(_ mill: Mill) async throws -> Int {
    let flour = try await mill.grind(3)
    await mill.rest()
    return flour + mill.price
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
