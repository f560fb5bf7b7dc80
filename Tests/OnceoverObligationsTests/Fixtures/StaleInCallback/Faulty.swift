// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

actor Ferry {
    private var passenger: CheckedContinuation<Int, any Error>?

    func board() async throws -> Int {
        guard passenger == nil else { throw Full() }
        return try await withCheckedThrowingContinuation { continuation in
            passenger = continuation
            Task {
                try? await Task.sleep(for: .seconds(3))
                passenger?.resume(throwing: Late())  // want "stale-continuation: `passenger`"
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
                letters[letter]?.resume(throwing: Late())  // want "stale-continuation: `letters`"
            }
        }
    }

    func arrived(_ letter: Int, _ text: String) { letters.removeValue(forKey: letter)?.resume(returning: text) }
}
