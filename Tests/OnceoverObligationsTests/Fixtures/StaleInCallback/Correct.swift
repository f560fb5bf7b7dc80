// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Who is too late takes the continuation out as he answers.
actor Ferry {
    private var passenger: CheckedContinuation<Int, any Error>?

    func board() async throws -> Int {
        guard passenger == nil else { throw Full() }
        return try await withCheckedThrowingContinuation { continuation in
            passenger = continuation
            Task {
                try? await Task.sleep(for: .seconds(3))
                passenger?.resume(throwing: Late())
                passenger = nil
            }
        }
    }

    func land(_ pier: Int) {
        passenger?.resume(returning: pier)
        passenger = nil
    }
}

actor Post {
    private var letters: [Int: CheckedContinuation<String, any Error>] = [:]

    func answer(to letter: Int) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            letters[letter] = continuation
            Task {
                try? await Task.sleep(for: .seconds(3))
                letters.removeValue(forKey: letter)?.resume(throwing: Late())
            }
        }
    }

    func arrived(_ letter: Int, _ text: String) { letters.removeValue(forKey: letter)?.resume(returning: text) }
}

/// The caller clears what is left behind, whoever has answered.
@MainActor
final class Kiosk {
    private var buyer: CheckedContinuation<Int, Never>?

    func sale() async -> Int {
        guard buyer == nil else { return 0 }
        let price = await withCheckedContinuation { continuation in
            buyer = continuation
            Task {
                try? await Task.sleep(for: .seconds(3))
                buyer?.resume(returning: 0)
            }
        }
        buyer = nil
        return price
    }
}
