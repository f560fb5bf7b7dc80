// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// The one who has waited longest makes room, and is told nothing.
actor Counter {
    private var queue: [CheckedContinuation<Int?, Never>] = []

    func next() async -> Int? {
        await withCheckedContinuation { continuation in
            if queue.count >= 8 {
                _ = queue.removeFirst()  // want "lost-continuation: what `queue` holds is dropped here"
            }
            queue.append(continuation)
        }
    }

    func serve(_ guest: Int) {
        guard !queue.isEmpty else { return }
        queue.removeFirst().resume(returning: guest)
    }
}

/// Who starts over forgets whoever waits.
@MainActor
final class Bell {
    private var waiting: CheckedContinuation<String, any Error>?

    func listen() async throws -> String {
        waiting = nil  // want "lost-continuation: what `waiting` holds is dropped here"
        return try await withCheckedThrowingContinuation { waiting = $0 }
    }

    func rang(_ sound: String) {
        waiting?.resume(returning: sound)
        waiting = nil
    }
}
